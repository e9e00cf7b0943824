// A counter attaches its diagnostics to a request. They are displayed before they are sent, and need a connection.
import { readFileSync } from 'node:fs'
import { expect, test } from 'playwright/test'
import { diagnosticsFileName, diagnosticsHeader } from '@sufra/shared/support/diagnostics'
import { deskText } from '../desk-actions.ts'
import { useFixtures } from '../desk-fixtures.ts'
import { filled, menuText } from '../menu/menu-text.ts'

const { fixtures, open, setUpCounter } = useFixtures()

const language = 'en'

const { support } = menuText[language]

test('a request is sent with the diagnostics of the desktop app', async () => {
  const desk = await open(language)
  await setUpCounter(desk, deskText[language])
  const { window } = desk
  await window.getByRole('link', { name: support.title, exact: true }).click()
  await window.getByRole('button', { name: support.ask }).first().click()
  const dialog = window.getByRole('dialog')
  await dialog.getByLabel(support.subject, { exact: true }).fill('Printer')
  await dialog.getByLabel(support.message, { exact: true }).fill('It prints nothing')
  await dialog.getByRole('button', { name: support.diagnostics.attach }).click()
  const preview = dialog.getByRole('region', { name: support.diagnostics.preview }).last()
  await expect(preview).toContainText('connection: live')
  await expect(preview).toContainText('printers: 0')
  const shown = await preview.textContent()
  expect(shown).not.toContain(fixtures.restaurant.email)
  await dialog.getByRole('button', { name: support.diagnostics.add, exact: true }).click()
  await dialog.getByRole('button', { name: support.send, exact: true }).click()

  const attachment = `${diagnosticsFileName} ${filled(support.attachmentSize, { size: 1 })}`
  const saved = window.waitForEvent('download')
  await window.getByRole('button', { name: attachment }).click()
  expect(readFileSync(await (await saved).path(), 'utf8')).toBe(shown)
  expect(shown?.startsWith(diagnosticsHeader)).toBe(true)

  fixtures.proxy.cut()
  await expect(window.getByText(support.diagnostics.offline)).toBeVisible()
  await expect(window.getByRole('button', { name: support.diagnostics.attach })).toBeDisabled()
})
