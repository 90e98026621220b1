import SwaggerUI, { type SwaggerSystem } from 'swagger-ui-dist/swagger-ui-es-bundle.js'
import type { ApiDocument } from './api-document.ts'

/** The key is pasted once, at the top of the page, and not into dialogs of Swagger UI's. */
const withoutItsKeyDialog = {
  wrapComponents: { authorizeBtn: nothing, authorizeOperationBtn: nothing },
}
function nothing(): () => null {
  return () => null
}

/** Shows the contract. No word goes to another host, and nothing is kept in the browser. */
export function startSwagger(domNode: Element, contract: ApiDocument, onComplete: () => void): SwaggerSystem {
  return SwaggerUI({
    domNode,
    spec: contract,
    onComplete,
    plugins: [withoutItsKeyDialog],
    validatorUrl: null,
    persistAuthorization: false,
    withCredentials: false,
    deepLinking: true,
    docExpansion: 'list',
    defaultModelRendering: 'example',
    defaultModelsExpandDepth: 1,
    defaultModelExpandDepth: 3,
    displayRequestDuration: true,
    supportedSubmitMethods: ['get', 'post', 'put', 'patch', 'delete'],
    tryItOutEnabled: false,
  })
}
