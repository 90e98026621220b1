import SwaggerUI, { type SwaggerSystem } from 'swagger-ui-dist/swagger-ui-es-bundle.js'
import type { ApiDocument } from './api-document.ts'

/** The key has one field at the top of the page, so Swagger UI's dialogs are hidden. */
const withoutKeyDialog = {
  wrapComponents: { authorizeBtn: nothing, authorizeOperationBtn: nothing },
}
function nothing(): () => null {
  return () => null
}

/** Shows the contract. Sends nothing to other hosts, and stores nothing in the browser. */
export function startSwagger(domNode: Element, contract: ApiDocument, onComplete: () => void): SwaggerSystem {
  return SwaggerUI({
    domNode,
    spec: contract,
    onComplete,
    plugins: [withoutKeyDialog],
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
