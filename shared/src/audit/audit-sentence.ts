// The sentence of an audit entry: a text by action, filled with the stored details.
import { z } from 'zod'
import { datedKinds, type DatedKind } from '../documents/document.ts'
import type { Language } from '../localized-text.ts'
import { dirhams, formatMoney } from '../money.ts'
import { administratorRoles, memberRoles } from '../permissions/permissions.ts'

const roles = [...administratorRoles, ...memberRoles] as const
export type AuditRole = (typeof roles)[number]

const role = z.enum(roles)
const text = z.string().max(300)
const count = z.int()

const fields = {
  email: text,
  /** Masked phone number. */
  phone: text,
  role,
  before: role,
  after: role,
  request: count,
  orderNumber: count,
  /** Amount in dirhams. */
  amount: count,
  months: z.union([count, text]),
  left: count,
  job: text,
  /** The gateway's id of the payment. */
  reference: text,
  /** The English name of a plan. */
  plan: text,
  /** The number of a subscription's invoice. */
  invoice: count,
  /** The kind of a document. */
  kind: z.enum(datedKinds),
  /** The reason as it was typed. */
  reason: text,
}

/** The stored details that sentences use. */
export const auditDetails = z.object(fields).partial()
export type AuditDetails = z.output<typeof auditDetails>

/** Parses stored details. Leaves out details that no sentence uses, and details that an earlier release has stored in another form. */
export const readAuditDetails = (stored: Record<string, unknown>): AuditDetails => {
  const known = Object.entries(fields).filter(([name, field]) => field.safeParse(stored[name]).success)
  return auditDetails.parse(Object.fromEntries(known.map(([name]) => [name, stored[name]])))
}

/** The placeholder for a missing detail. */
const missing = '…'

/** Adds direction isolates, so that an email or a number keeps its direction in a sentence of either language. */
const isolated = (value: string | number | undefined) => (value === undefined ? missing : `\u2066${value}\u2069`)

/** Names of roles and documents in the language of the sentence. */
type Names = { role: (role: AuditRole) => string; document: (kind: DatedKind) => string }

/** The values of a sentence's placeholders. Without details, there is only the name of the action. */
export const sentenceValues = (details: AuditDetails, language: Language, names: Names) => {
  const { email, phone, request, orderNumber, amount, months, left, job, reference, plan, invoice, kind, reason, ...named } = details
  const nameOf = (each: AuditRole | undefined) => (each ? names.role(each) : missing)
  return {
    email: isolated(email),
    phone: isolated(phone),
    request: isolated(request),
    orderNumber: isolated(orderNumber),
    amount: isolated(amount === undefined ? undefined : formatMoney(dirhams(amount), language)),
    months: isolated(months),
    left: isolated(left),
    job: isolated(job),
    reference: isolated(reference),
    plan: isolated(plan),
    invoice: isolated(invoice),
    document: kind ? names.document(kind) : missing,
    reason: reason === undefined ? missing : `\u2068${reason}\u2069`,
    role: nameOf(named.role),
    before: nameOf(named.before),
    after: nameOf(named.after),
  }
}
