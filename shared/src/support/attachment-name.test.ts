import { expect, test } from 'vitest'
import { attachmentName } from './attachment-name.ts'

test.each([
  ['receipt 12.pdf', 'application/pdf', 'receipt 12.pdf'],
  ['screen.PNG', 'image/jpeg', 'screen.jpg'],
  ['شاشة الطلبات.png', 'image/jpeg', 'شاشة الطلبات.jpg'],
  ['diagnostics.txt', 'text/plain', 'diagnostics.txt'],
  ['no extension', 'application/pdf', 'no extension.pdf'],
  ['v1.2 of the menu.pdf', 'application/pdf', 'v1.2 of the menu.pdf'],
  ['..\\..\\C:/windows.pdf', 'application/pdf', '.._.._C__windows.pdf'],
  ['\u202Egpj.exe', 'image/jpeg', 'gpj.jpg'],
  [`${'a'.repeat(200)}.pdf`, 'application/pdf', `${'a'.repeat(80)}.pdf`],
  ['.pdf', 'application/pdf', ''],
  ['', 'application/pdf', ''],
])('the name %j of a file of type %s is displayed as %j', (sent, type, shown) => {
  expect(attachmentName(sent, type)).toBe(shown)
})
