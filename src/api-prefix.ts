/** The path that those of the public API begin with. */
export const apiPrefix = '/api/public/v1'
