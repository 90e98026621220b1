/** Pattern of the part of an id after its prefix, a TypeID's: it means the same in JavaScript and PostgreSQL. */
export const idShape = '[0-7][0-9a-hjkmnp-tv-z]{25}'
