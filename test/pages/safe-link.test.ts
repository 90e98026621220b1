import { expect, test } from 'vitest'
import { safeLink } from '../../src/web/safe-link.ts'

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  '\u0001javascript:alert(1)',
  ' \tjavascript:alert(1)',
  'java\nscript:alert(1)',
  'javascript%3Aalert(1)',
  'javascript&colon;alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'view-source:https://example.com',
  'mailto:anna@example.com',
  '//example.com',
  '/work',
  '',
  null,
])('a page shows %j as text', (text) => {
  expect(safeLink(text)).toBeUndefined()
})

test.each([
  ['https://meet.example/a b', 'https://meet.example/a%20b'],
  [' HTTPS://Meet.example/x', 'https://meet.example/x'],
  ['http://meet.example', 'http://meet.example/'],
])('a page links %j to %s', (text, href) => {
  expect(safeLink(text)).toBe(href)
})

test('an email address is a link only in text that people write', () => {
  expect(safeLink('mailto:anna@example.com', 'text')).toBe('mailto:anna@example.com')
  expect(safeLink('javascript:alert(1)', 'text')).toBeUndefined()
})
