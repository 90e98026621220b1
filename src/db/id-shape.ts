/** Pattern of the part of a TypeID after its prefix, with the same meaning in JavaScript and PostgreSQL. */
export const idShape = '[0-7][0-9a-hjkmnp-tv-z]{25}'
