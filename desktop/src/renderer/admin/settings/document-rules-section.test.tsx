// @vitest-environment jsdom
import { rulesOf } from '@sufra/shared/expiring/document-rule'
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls, answerWith, refuseWith, type Answer } from '../../common/api/answer-calls.test-data.ts'
import { renderPage } from '../../common/ui/render.test-data.tsx'
import { DocumentRulesSection } from './document-rules-section.tsx'

const { expiring, documents, common, refusals } = forDesk
const { rules: texts } = expiring
const path = '/api/admin/document-rules'
const defaults = rulesOf([])
const open = (answers: Record<string, Answer> = {}) => {
  const sent = answerCalls({ [`GET ${path}`]: answerWith(defaults), ...answers })
  return renderPage(<DocumentRulesSection />).then((user) => ({ user, sent }))
}
const select = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name })

test('each kind of document shows its rule', async () => {
  await open()
  expect((await select(documents.kind.tradeLicense)).value).toBe('restrict')
  expect((await select(documents.kind.proofOfIdentity)).value).toBe('warn')
  expect(screen.getAllByRole('combobox')).toHaveLength(6)
})

test('restricting needs a confirmation, and cancelling it changes nothing', async () => {
  const name = `PUT ${path}/taxCertificates`
  const { user, sent } = await open({ [name]: answerWith({ ...defaults, taxCertificates: 'restrict' }) })
  await user.selectOptions(await select(documents.kind.taxCertificates), 'restrict')
  expect((await screen.findByRole('dialog')).textContent).toContain(texts.confirmText)
  await user.click(screen.getByRole('button', { name: common.cancel }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent[name]).toBeUndefined()
  expect((await select(documents.kind.taxCertificates)).value).toBe('warn')
  await user.selectOptions(await select(documents.kind.taxCertificates), 'restrict')
  await user.click(await screen.findByRole('button', { name: texts.rule.restrict }))
  expect(await screen.findByText(texts.saved)).toBeTruthy()
  expect(sent[name]).toEqual([{ rule: 'restrict' }])
  await waitFor(async () => expect((await select(documents.kind.taxCertificates)).value).toBe('restrict'))
})

test('warning is saved without a confirmation, and a refusal restores the rule', async () => {
  const name = `PUT ${path}/tradeLicense`
  const { user, sent } = await open({ [name]: refuseWith(400, 'request.invalid') })
  await user.selectOptions(await select(documents.kind.tradeLicense), 'warn')
  await waitFor(() => expect(sent[name]).toEqual([{ rule: 'warn' }]))
  expect(await screen.findByText(refusals.request.invalid)).toBeTruthy()
  expect((await select(documents.kind.tradeLicense)).value).toBe('restrict')
})

test('a failure has a retry button', async () => {
  const { user } = await open({ [`GET ${path}`]: refuseWith(404, 'request.invalid') })
  const retry = await screen.findByRole('button', { name: common.retry })
  answerCalls({ [`GET ${path}`]: answerWith(defaults) })
  await user.click(retry)
  expect(await select(documents.kind.tradeLicense)).toBeTruthy()
})
