/* Loads both pages as one chunk, because most of their code is the same. */
export { Key } from './key.tsx'
export { Keys } from './keys.tsx'
