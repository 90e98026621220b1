import postgres, { type Sql } from 'postgres'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { migrate } from '../../src/db/migrate/migrate.ts'
import { startApp, type Caller, type TestApp } from '../support/app/app.ts'
import { taskwireInProcess } from '../support/app/cli.ts'
import { testDatabaseUrl } from '../support/database/database.ts'
import { takeMails, tokenIn, unsentMail } from '../support/app/mail.ts'
import { onFileFinished } from '../support/runner/on-file-finished.ts'
import { expectRefusal } from '../support/contract/refusal.ts'
import { cookieOf } from '../support/world/settings.ts'

/* Email addresses and names compare the same way in databases with any locale. In Turkish ı is the lower case of I. */

const locales: [name: string, options: string][] = [
  ['Turkish', `locale_provider icu icu_locale 'tr-TR'`],
  ['C', `locale_provider libc locale 'C'`],
]
const newPassword = 'nine stones in the garden'

// The three Citus nodes have the same locale.
describe.skipIf(inject('database').shared !== undefined).each(locales)(
  'a database in the locale %s',
  (name, options) => {
    let url: string
    let sql: Sql
    let app: TestApp
    let visitor: Caller
    let owner: Caller
    const command = async (...args: string[]) =>
      JSON.parse((await taskwireInProcess([...args, '--json'], { DATABASE_URL: url })).stdout) as {
        id: string
        user: { id: string }
        workspace: { id: string }
        password: string | null
      }
    const createOwner = (email: string) =>
      command(
        ...['workspaces', 'create', '--name', 'Firma', '--owner-email', email, '--owner-name', 'Işıl Kaya'],
      )
    const signIn = (email: string, password: string) => visitor.post('/session', { email, password })
    const mails = () => takeMails({ context: { ...app.context, sql } } as TestApp)
    const invite = (email: string) => owner.post('/invitations', { email, role: 'admin' })

    beforeAll(async () => {
      const database = new URL(await testDatabaseUrl())
      const admin = postgres(database.href, { max: 1 })
      database.pathname += `_${name.toLowerCase()}`
      // The migrated template of the built-in PostgreSQL has the locale C.
      const [migrated] = await admin<{ datname: string }[]>`
        select datname from pg_database
        where datname = ${inject('database').template} and datlocprovider = 'c' and datcollate = ${name}`
      const template = migrated?.datname ?? 'template0'
      await admin.unsafe(
        `create database ${database.pathname.slice(1)} encoding 'UTF8' ${options} template ${template}`,
      )
      url = database.href
      await migrate(url)
      sql = postgres(url, { max: 1 })
      onFileFinished(async () => {
        await sql.end()
        await admin.unsafe(`drop database ${database.pathname.slice(1)} with (force)`)
        await admin.end()
      })
      app = await startApp({ databaseUrl: url, config: { mail: unsentMail } })
      visitor = app.inSettings({})
      const { password } = await createOwner('Info@firma.example')
      const signedIn = await signIn('INFO@FIRMA.EXAMPLE', password ?? '')
      expect(signedIn.status).toBe(201)
      owner = app.inSettings({ Cookie: cookieOf(signedIn) })
    })

    test('an account is found by its address, ignoring case, by commands too', async () => {
      const again = await createOwner('info@firma.example')
      const [{ id = '' } = {}] = await sql<
        { id: string }[]
      >`select id from users where email = 'Info@firma.example'`
      expect(again).toMatchObject({ user: { id }, password: null })
      const added = await command(
        ...['users', 'create', '--workspace', again.workspace.id, '--email', 'iNFO@firma.example'],
        ...['--name', 'Ida', '--role', 'owner'],
      )
      expect(added).toMatchObject({ id, password: null })
    })

    test('a password is reset by email or by a command, ignoring the case of the address', async () => {
      await createOwner('Ilgaz@Firma.example')
      await visitor.post('/password-resets', { email: 'iLGAZ@FIRMA.EXAMPLE' })
      const [mail] = await mails()
      const completion = { token: tokenIn(mail?.text), new_password: newPassword }
      expect((await visitor.post('/password-resets/completions', completion)).status).toBe(204)
      expect((await signIn('ilgaz@firma.example', newPassword)).status).toBe(201)
      const { password } = await command('users', 'reset-password', '--email', 'ILGAZ@firma.example')
      expect((await signIn('ilgaz@firma.example', password ?? '')).status).toBe(201)
    })

    test('a second invitation for an address replaces the first, and a member is not invited again, ignoring case', async () => {
      expectRefusal(await invite('iNFO@firma.example'), 'already_member')
      const first = await invite('Irmak@firma.example')
      const second = await invite('irmak@firma.example')
      const lookUp = (url: string) => visitor.post('/invitations/look-ups', { token: tokenIn(url) })
      expectRefusal(await lookUp(first.body.url as string), 'not_found')
      expect((await lookUp(second.body.url as string)).status).toBe(200)
    })

    test('an invitation finds the account of its address, ignoring case', async () => {
      const { password } = await createOwner('Inci@firma.example')
      const token = tokenIn((await invite('iNCI@firma.example')).body.url as string)
      expect((await visitor.post('/invitations/look-ups', { token })).body.data.has_account).toBe(true)
      const accepted = await visitor.post('/invitations/acceptances', { token, password })
      expect(accepted.status, accepted.text).toBe(201)
    })

    test('failed sign-ins are counted by address, ignoring case (product.md 18.5)', async () => {
      const email = 'Izmir@firma.example'
      for (let i = 0; i < 10; i++)
        expectRefusal(await signIn(i % 2 ? email : 'izmir@firma.example', newPassword), 'invalid_credentials')
      expectRefusal(await signIn('iZMIR@firma.example', newPassword), 'sign_in_rate_limited')
    })

    describe('members are found by name, ignoring case in every script (product.md 20.4)', () => {
      const people = ['Élodie Blanc', 'elodie schwarz', 'İnci Iğdır', 'Ägir Groß', 'ΟΔΥΣΣΕΥΣ', 'Éva Áron']
      beforeAll(async () => {
        const [{ workspace_id: workspace = '' } = {}] = await sql<{ workspace_id: string }[]>`
        select workspace_id from memberships where user_id = (select id from users where email = 'Info@firma.example')
        order by joined_at limit 1`
        for (const [i, person] of people.entries())
          await command(
            ...['users', 'create', '--workspace', workspace, '--email', `p${i}@firma.example`],
            ...['--name', i === 5 ? person.normalize('NFD') : person, '--role', 'member'],
          )
      })
      const find = async (query: object) =>
        (
          (await owner.get('/members', { query: { ...query } })).body.data as { user: { name: string } }[]
        ).map(({ user }) => user.name.normalize())

      test.each([
        ['élodie', ['Élodie Blanc']],
        ['ÉLODIE', ['Élodie Blanc']],
        ['ELODIE', ['elodie schwarz']],
        ['inci iğdir', ['İnci Iğdır']],
        ['INCI IĞDIR', ['İnci Iğdır']],
        ['ıncı ığ', ['İnci Iğdır']],
        ['ÄGIR GROSS', ['Ägir Groß']],
        ['ägir groẞ', ['Ägir Groß']],
        ['οδυσσευς', ['ΟΔΥΣΣΕΥΣ']],
        ['éva áron', ['Éva Áron']],
        ['P3@FIRMA', ['Ägir Groß']],
        ['İNFO@FIRMA', ['Işıl Kaya']],
      ])('members are found by name, ignoring case: %s', async (q, names) => {
        expect(await find({ q })).toEqual(names)
      })

      test('members are listed in alphabetical order across all pages', async () => {
        const pages: string[] = []
        let cursor: string | null = null
        do {
          const { body } = await owner.get('/members', { query: { limit: 1, ...(cursor && { cursor }) } })
          pages.push(...(body.data as { user: { name: string } }[]).map(({ user }) => user.name.normalize()))
          cursor = body.meta.next_cursor as string | null
        } while (cursor !== null)
        expect(pages.filter((one) => people.includes(one))).toEqual([
          'Ägir Groß',
          'Élodie Blanc',
          'elodie schwarz',
          'Éva Áron',
          'İnci Iğdır',
          'ΟΔΥΣΣΕΥΣ',
        ])
        expect(pages).toEqual(await find({ limit: 100 }))
      })
    })
  },
)
