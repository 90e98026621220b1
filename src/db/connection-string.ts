/** `sslmode` means what it means to PostgreSQL's own programs. */
export function connectionString(url: string, applicationName: string): string {
  const full = new URL(url)
  full.searchParams.set('application_name', applicationName)
  if (full.searchParams.has('sslmode')) full.searchParams.set('uselibpqcompat', 'true')
  return full.href
}
