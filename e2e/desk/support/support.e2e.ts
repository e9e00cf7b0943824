// Two open pages of one request for help, without reloading: the restaurant sees the bell and the answer, the administrator the reply.
import { randomUUID } from 'node:crypto'
import { expect } from 'playwright/test'
import { newId } from '@sufra/shared/new-id'
import { sendSupportRequest } from '@sufra/shared/support/support.routes'
import { test } from '../../own-restaurant.ts'
import { words } from '../../people.ts'
import { walkLanguages } from '../../../scripts/common/test-scope.ts'
import { sessionOf } from '../../applicant.ts'
import { filled, menuText } from '../menu/menu-text.ts'

for (const language of walkLanguages) {
  const { desk, notifications, support } = menuText[language]

  test(`an answer rings the bell on another page, and a reply, closing and reopening appear on both open pages (${language})`, async ({
    browser,
    restaurant,
  }) => {
    const { locale } = words[language]
    const merchant = await (await browser.newContext({ storageState: restaurant.session, locale })).newPage()
    const adminSession = await sessionOf(process.env.SUFRA_URL ?? '', 'admin@sufra.test', 'admin')
    const admin = await (await browser.newContext({ storageState: adminSession, locale })).newPage()
    const subject = `Printer ${randomUUID()}`
    const form = new FormData()
    for (const [name, value] of Object.entries({ id: newId(), subject, message: 'It prints nothing', urgency: 'Critical' }))
      form.append(name, value)
    await restaurant.call(sendSupportRequest, { form })
    await merchant.goto('/merchant/tables')
    await expect(merchant.getByText(desk.connection.live, { exact: true })).toBeVisible()

    await admin.goto('/admin/help-and-support')
    await admin.getByRole('link', { name: new RegExp(subject) }).click()
    await expect(admin.getByRole('heading', { name: subject })).toBeVisible()
    await admin.getByLabel(support.yourReply).fill('Is it switched on?')
    await admin.getByRole('button', { name: support.queue.answer }).click()
    await expect(admin.getByText(support.status.support.answered)).toBeVisible()

    await merchant.getByRole('button', { name: filled(notifications.openUnread, { number: '1' }) }).click()
    await merchant.getByRole('dialog').getByRole('link').first().click()
    const messages = merchant.getByRole('list', { name: support.messages })
    await expect(messages.getByText('Is it switched on?')).toBeVisible()
    await expect(merchant.getByRole('button', { name: notifications.open, exact: true })).toBeVisible()
    await merchant.getByLabel(support.yourReply).fill('Yes, it works now')
    await merchant.getByRole('button', { name: support.sendReply, exact: true }).click()
    await expect(admin.getByText('Yes, it works now')).toBeVisible()
    await admin.getByRole('button', { name: support.queue.close }).click()
    await expect(merchant.getByText(support.closedText)).toBeVisible()
    await expect(admin.getByText(support.status.support.closed, { exact: true })).toBeVisible()
    await merchant.getByRole('button', { name: support.reopen, exact: true }).click()
    await expect(admin.getByText(support.status.support.open, { exact: true })).toBeVisible()
    await merchant.context().close()
    await admin.context().close()
  })
}
