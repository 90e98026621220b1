/** The part of Swagger UI that is used here. */
declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  export interface SwaggerSystem {
    layoutActions: { show(thing: string[], shown: boolean): void }
    authActions: { logout(schemes: string[]): void }
    preauthorizeApiKey(scheme: string, value: string): void
  }
  export default function SwaggerUI(options: {
    domNode: Element
    spec: object
    plugins?: object[]
    onComplete?: () => void
    [option: string]: unknown
  }): SwaggerSystem
}
