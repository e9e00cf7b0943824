// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import type { AdministratorRole } from '@sufra/shared/permissions/permissions'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storeSession, type Session } from '../../common/session/session-state.ts'
import { answerCalls, answerWith, refuseWith, type Answer } from '../../common/api/answer-calls.test-data.ts'
import { renderPage } from '../../common/ui/render.test-data.tsx'
import { aHealth, wellParts } from './a-health.test-data.ts'
import { HealthPage } from './health-page.tsx'

const { admin, common, health: texts } = forDesk
const retry = 'POST /api/admin/health/messages/mail/retry'
const run = 'POST /api/admin/health/jobs/settle-payments/run'

const open = async (answer: Answer, role: AdministratorRole = 'owner') => {
  const sent = answerCalls({
    'GET /api/admin/health': answer,
    [retry]: { body: { success: true, message: '' } },
    [run]: { body: { success: true, message: '' } },
  })
  const page = renderPage(<HealthPage />)
  // An administrator's session has more fields, which the page does not read.
  storeSession({ user: { role: 'admin', administratorRole: role } as unknown as Session['user'] })
  return { user: await page, sent }
}
const region = (name: string) => screen.findByRole('region', { name })

test('every part of a healthy platform is shown as healthy, and there is nothing to retry', async () => {
  await open(answerWith(aHealth()))
  await screen.findByText(texts.allWell)
  expect(document.title).toBe(`${texts.title} · Sufra`)
  expect(screen.getAllByText(texts.state.ok)).toHaveLength(8)
  expect((await region(texts.part.database)).textContent).toMatch(/PostgreSQL.*3 ms.*12.*36 of 36 applied/)
  expect((await region(texts.part.jobs)).textContent).toContain('2 jobs, no failures')
  expect(screen.queryByRole('button', { name: /again/ })).toBeNull()
})

test('parts that warn or fail are marked, and counted on the page and in the title', async () => {
  await open(
    answerWith(
      aHealth({
        bus: { state: 'read', data: { kind: 'redis', isConnected: false } },
        uploads: { state: 'failed', reason: 'ENOSPC' },
        database: { state: 'slow' },
      }),
    ),
  )
  await screen.findByText('3 parts need attention')
  expect(document.title).toBe(`(3) ${texts.title} · Sufra`)
  expect((await region(texts.part.bus)).textContent).toContain(texts.bus.disconnected)
  expect((await region(texts.part.uploads)).textContent).toMatch(/Not working.*ENOSPC/)
  expect((await region(texts.part.database)).textContent).toContain(admin.part.slow)
})

test('failed mail is shown with its reasons, and the owner sends it again', async () => {
  const mail = { queued: 4, oldestAt: '2026-11-20T12:00:00.000Z', failed: 3, reasons: [{ reason: '550 [email]', count: 3 }], retryable: 2 }
  const { user, sent } = await open(
    answerWith(
      aHealth({ mail: { state: 'read', data: { ...mail, retrying: 4, isFailing: true, server: 'failed', reason: 'ECONNREFUSED' } } }),
    ),
  )
  const section = await region(texts.part.mail)
  expect((await within(section).findByRole('list', { name: texts.queue.reasons })).textContent).toBe('3550 [email]')
  expect(section.textContent).toContain(texts.mailServer.unreachable)
  expect(section.textContent).toContain(`${texts.queue.retrying}4`)
  await user.click(within(section).getByRole('button', { name: 'Send 2 messages again' }))
  await screen.findByText(texts.queue.sentAgain)
  expect(sent[retry]).toHaveLength(1)
})

test('a failed job is listed with its error, and the owner starts it; all jobs are listed on request', async () => {
  const failing = wellParts().jobs.data.map((job, index) => (index === 0 ? { ...job, error: 'no space left', failures: 5 } : job))
  const { user, sent } = await open(answerWith(aHealth({ jobs: { state: 'read', data: failing } })))
  const section = await region(texts.part.jobs)
  const rows = () => within(section).getAllByRole('row').slice(1)
  await within(section).findByText('no space left')
  expect(rows()).toHaveLength(1)
  await user.click(within(section).getByRole('button', { name: texts.jobs.runNamed.replace('{{name}}', 'settle-payments') }))
  await screen.findByText(/settle-payments.* starts within a second/)
  expect(sent[run]).toHaveLength(1)
  await user.click(within(section).getByRole('button', { name: 'Show all 2 jobs' }))
  expect(rows()).toHaveLength(2)
  // A job that runs all the time has no button.
  expect(within(section).getAllByRole('button', { name: /^Run now/ })).toHaveLength(1)
})

test('a job that has not run yet is listed with that state', async () => {
  const [job, ...others] = wellParts().jobs.data
  if (!job) throw new Error('no job')
  const neverRan = { ...job, lastStartedAt: null, lastFinishedAt: null }
  await open(answerWith(aHealth({ jobs: { state: 'read', data: [neverRan, ...others] } })))
  const section = await region(texts.part.jobs)
  expect((await within(section).findAllByRole('row')).map(({ textContent }) => textContent)[1]).toContain(texts.jobs.never)
})

test('support sees the page without the buttons', async () => {
  const mail = { queued: 4, oldestAt: null, failed: 0, reasons: [], retryable: 2, server: 'ready' as const, reason: null }
  const { user } = await open(answerWith(aHealth({ mail: { state: 'read', data: { ...mail, retrying: 0, isFailing: false } } })), 'support')
  await screen.findByText(texts.allWell)
  await user.click(screen.getByRole('button', { name: 'Show all 2 jobs' }))
  expect(screen.queryByRole('button', { name: /again|Run now/ })).toBeNull()
})

test('a failure of the complete page has a retry button', async () => {
  await open(refuseWith(404, 'request.not_found'))
  await screen.findByRole('button', { name: common.retry })
})

test.each([
  ['ECONNREFUSED', texts.mailServer.unreachable],
  ['EAUTH', texts.mailServer.refused],
  ['EENVELOPE', texts.mailServer.failed.replace('{{reason}}', 'EENVELOPE')],
])('a mail server that fails with %s is described in words', async (reason, text) => {
  await open(answerWith(aHealth({ mail: { ...wellParts().mail, data: { ...wellParts().mail.data, server: 'failed', reason } } })))
  await within(await region(texts.part.mail)).findByText(text)
})
