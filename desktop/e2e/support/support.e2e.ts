// A restaurant asks for help, an administrator answers, and the restaurant sees the bell and the answer without reloading.
import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { test } from '../../../diner-web/e2e/own-restaurant.ts'
import { words } from '../../../diner-web/e2e/people.ts'
import { sessionOf } from '../../testing/applicant.ts'
import { filled, menuText } from '../menu/menu-text.ts'

for (const language of ['en', 'ar'] as const) {
  const { desk, list, notifications, pages, support, thisCounter } = menuText[language]

  test(`asking for help and answering (${language})`, async ({ browser, restaurant }) => {
    const { locale } = words[language]
    const merchant = await (await browser.newContext({ storageState: restaurant.session, locale })).newPage()
    const adminSession = await sessionOf(process.env.SUFRA_URL ?? '', 'admin@sufra.test', 'admin')
    const admin = await (await browser.newContext({ storageState: adminSession, locale })).newPage()
    const subject = `Printer ${randomUUID()}`

    await merchant.goto('/merchant/help-and-support')
    await merchant.getByRole('searchbox', { name: support.questions.search }).fill(language === 'ar' ? 'الطابعه' : 'printer ticket')
    await merchant.getByRole('group').click()
    await expect(merchant.getByRole('link', { name: filled(pages.goTo, { page: thisCounter.title }) })).toBeVisible()
    await merchant.getByRole('button', { name: support.ask }).first().click()
    const dialog = merchant.getByRole('dialog')
    await dialog.getByLabel(support.subject, { exact: true }).fill('ab')
    await dialog.getByRole('button', { name: support.send, exact: true }).click()
    await expect(dialog.getByRole('alert').first()).toBeVisible()
    await dialog.getByLabel(support.subject, { exact: true }).fill(subject)
    await dialog.getByLabel(support.message, { exact: true }).fill('It prints nothing')
    await dialog.getByLabel(support.howUrgent).selectOption('Critical')
    await dialog.getByRole('button', { name: support.send, exact: true }).click()
    await expect(merchant.getByRole('list', { name: support.messages }).getByText('It prints nothing')).toBeVisible()
    await merchant.goto('/merchant/tables')
    await expect(merchant.getByText(desk.connection.live, { exact: true })).toBeVisible()

    const { template } = support.queue
    const title = `Switch ${randomUUID()}`
    await admin.goto('/admin/help-and-support')
    await admin.getByRole('link', { name: template.manage }).click()
    await expect(admin.getByRole('heading', { name: template.title })).toBeVisible()
    await admin.getByRole('button', { name: template.add }).click()
    const form = admin.getByRole('dialog')
    await form.getByLabel(template.name).fill(title)
    await form.getByLabel(template.en).fill('Is it switched on, {person}?')
    await form.getByLabel(template.ar).fill('هل هي قيد التشغيل يا {person}؟')
    await form.getByRole('button', { name: list.save }).click()
    await expect(admin.getByRole('list', { name: template.title }).getByText(title)).toBeVisible()
    await admin.getByRole('link', { name: support.back }).click()
    await admin.getByRole('link', { name: new RegExp(subject) }).click()
    await expect(admin.getByRole('heading', { name: subject })).toBeVisible()
    await admin.getByRole('button', { name: support.queue.assignToMe }).click()
    await expect(admin.getByLabel(support.queue.assignee)).not.toHaveValue('')
    await admin.getByLabel(template.language).selectOption('en')
    await admin.getByLabel(template.insert).selectOption({ label: title })
    await expect(admin.getByLabel(support.yourReply)).toHaveValue(/^Is it switched on, (?!\{).+\?$/)
    await admin.getByRole('button', { name: support.queue.answer }).click()
    await expect(admin.getByText(support.status.support.answered)).toBeVisible()

    await merchant.getByRole('button', { name: filled(notifications.openUnread, { number: '1' }) }).click()
    await merchant.getByRole('dialog').getByRole('link').first().click()
    const messages = merchant.getByRole('list', { name: support.messages })
    await expect(messages.getByText(/^Is it switched on, /)).toBeVisible()
    await expect(merchant.getByRole('button', { name: notifications.open, exact: true })).toBeVisible()
    await merchant.getByLabel(support.yourReply).fill('Yes, it works now')
    await merchant.getByRole('button', { name: support.sendReply, exact: true }).click()
    await expect(messages.getByText('Yes, it works now')).toBeVisible()
    await expect(admin.getByText('Yes, it works now')).toBeVisible()
    await admin.getByRole('button', { name: support.queue.close }).click()
    await expect(merchant.getByText(support.closedText)).toBeVisible()
    await expect(admin.getByText(support.status.support.closed, { exact: true })).toBeVisible()
    await merchant.getByRole('button', { name: support.reopen, exact: true }).click()
    await expect(admin.getByText(support.status.support.open, { exact: true })).toBeVisible()
    await admin.goto('/admin/help-and-support')
    await admin.getByRole('button', { name: new RegExp(`^${support.queue.showing.mine}`) }).click()
    await expect(admin.getByRole('link', { name: new RegExp(subject) })).toBeVisible()
    await merchant.context().close()
    await admin.context().close()
  })
}
