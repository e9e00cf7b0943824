// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { diagnosticsFileName, diagnosticsHeader, isDiagnostics } from '@sufra/shared/support/diagnostics'
import { maxAttachments } from '@sufra/shared/support/support-request'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderForUser } from '../../../../common/ui/render.test-data.tsx'
import { AttachmentsField } from '../attachments-field.tsx'
import { readDiagnostics } from './read-diagnostics.ts'

const { support } = forDesk
const { diagnostics } = support
const bytesOf = async (file: File | undefined) => new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer(0))

const open = async (isOffline = false, first: File[] = []) => {
  const shown = { files: first }
  const Form = () => {
    const [files, setFiles] = useState(first)
    shown.files = files
    return <AttachmentsField files={files} isOffline={isOffline} onChange={setFiles} />
  }
  const user = await renderForUser(<Form />)
  return { user, shown, press: (name: string) => user.click(screen.getByRole('button', { name })) }
}

test('exactly the displayed text is attached, once', async () => {
  const { shown, press } = await open()
  await press(diagnostics.attach)
  const preview = (await screen.findAllByRole('region', { name: diagnostics.preview })).at(-1)
  expect(preview?.textContent).toContain(`user agent: ${navigator.userAgent}`)
  expect(shown.files).toEqual([])
  const text = preview?.textContent ?? ''
  await press(diagnostics.add)
  expect(shown.files.map(({ name, type }) => [name, type])).toEqual([[diagnosticsFileName, 'text/plain']])
  const bytes = await bytesOf(shown.files[0])
  expect(new TextDecoder().decode(bytes)).toBe(text)
  expect(isDiagnostics(bytes)).toBe(true)
  expect(screen.queryByRole('button', { name: diagnostics.attach })).toBeNull()
  await press(support.removeFile.replace('{{name}}', `\u2068${diagnosticsFileName}\u2069`))
  expect(shown.files).toEqual([])
  expect(screen.getByRole('button', { name: diagnostics.attach })).toBeTruthy()
})

test('cancelling attaches no file', async () => {
  const { shown, press } = await open()
  await press(diagnostics.attach)
  await screen.findByText(diagnostics.privacy)
  await press(diagnostics.cancel)
  expect(shown.files).toEqual([])
  expect(screen.queryByText(diagnostics.privacy)).toBeNull()
})

test('without a connection the button is disabled with a reason', async () => {
  await open(true)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: diagnostics.attach }).disabled).toBe(true)
  expect(screen.getByText(diagnostics.offline)).toBeTruthy()
})

test.each([
  [maxAttachments - 1, 1],
  [maxAttachments, 0],
])('with %i attachments there are %i buttons', async (count, buttons) => {
  await open(
    false,
    Array.from({ length: count }, (_, index) => new File(['%PDF-'], `${index}.pdf`)),
  )
  expect(screen.queryAllByRole('button', { name: diagnostics.attach })).toHaveLength(buttons)
})

test('the desktop app requests the diagnostics of the machine, which get the language and the window', async () => {
  const invoke = vi.fn(() => Promise.resolve({ facts: [['version', '1.2.3']], log: ['2026-11-24 10:00:00 error x'] }))
  const deps = { browser: navigator, size: [800, 600] as [number, number], connection: 'live', language: 'ar', now: new Date(0) } as const
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it answers the only call of this test
  const text = await readDiagnostics({ ...deps, bridge: { invoke } as never })
  expect(text).toBe(`${diagnosticsHeader}\nversion: 1.2.3\nlanguage: ar\nwindow: 800 x 600\n\nLog\n2026-11-24 10:00:00 error x\n`)
  expect(invoke).toHaveBeenCalledWith('readDiagnostics', null)
})
