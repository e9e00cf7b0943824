import type { FastifyInstance } from 'fastify'
import type { Menus } from '../catalogue/menu/register-menu.ts'
import type { Orders } from '../ordering/orders/register-orders.ts'
import type { FileLinks } from '../platform/files/file-links/file-links.ts'
import type { Platform } from '../platform/platform.ts'
import { registerBankDetails } from './bank-details/register-bank-details.ts'
import { registerCash } from './cash/register-cash.ts'
import { registerPaymentSettings } from './payment-settings/register-payment-settings.ts'
import { registerPaymentGateway, type PaymentOptions } from './payments/register-payment-gateway.ts'
import { registerPayments } from './payments/register-payments.ts'
import { registerPayouts } from './payouts/register-payouts.ts'
import { registerReceipts } from './receipts/register-receipts.ts'
import { createRefunds, registerRefunds } from './refunds/register-refunds.ts'
import { registerSubscriptions } from './subscriptions/register-subscriptions.ts'
import { registerTableBill } from './table-bill/register-table-bill.ts'

type Deps = Menus & Orders & { fileLinks: FileLinks; statusChanged: (restaurantId: string) => void; options: PaymentOptions }

/** Registers payments of orders, table bills and subscriptions, cash, refunds and receipts. */
export const registerMoney = (app: FastifyInstance, platform: Platform, { fileLinks, statusChanged, options, ...deps }: Deps) => {
  const gateway = registerPaymentGateway(app, platform, options)
  const paying = { gateway, maxPaymentWait: options.maxPaymentWait }
  const { share, billRequest } = registerTableBill(app, platform, { ...deps, ...paying })
  const { invoice } = registerSubscriptions(app, platform, { ...paying, fileLinks, statusChanged })
  const { sendRefund, processEvent } = registerPayments(app, platform, {
    ...deps,
    gateway,
    refunds: createRefunds(platform),
    others: { share, invoice },
    options,
  })
  const { ordersStore, changeMenu } = deps
  registerRefunds(app, platform, { ordersStore, sendRefund })
  registerCash(app, platform)
  registerReceipts(app, platform, ordersStore)
  const { readGateway } = registerPaymentSettings(app, platform, { changeMenu, gateway })
  registerBankDetails(app, platform)
  registerPayouts(app, platform, { fileLinks })
  return { gateway, processEvent, readGateway, billRequest }
}
