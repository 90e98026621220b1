/** Settings of drizzle-kit, which `npm run db:generate` installs. */
export default {
  dialect: 'postgresql',
  schema: './src/db/schema.ts',
  out: './src/db/migrations',
}
