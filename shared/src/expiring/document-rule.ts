// The rule for an expired document of a kind, as the owner of the platform decides.
import { z } from 'zod'
import { datedKinds, type DatedKind } from '../documents/document.ts'

/** `warn`: reminders only. `restrict`: after the days of grace the restaurant takes no orders until a new document is verified. */
export const documentRules = ['warn', 'restrict'] as const
export type DocumentRule = (typeof documentRules)[number]

/** The rules without a decision: the licences restrict. */
const defaultRules: Record<DatedKind, DocumentRule> = {
  commercialLicense: 'restrict',
  tradeLicense: 'restrict',
  establishmentId: 'warn',
  taxCertificates: 'warn',
  proofOfIdentity: 'warn',
  foodSafetyCertificates: 'warn',
}

export const rulesOfKinds = z.record(z.enum(datedKinds), z.enum(documentRules))
export type RulesOfKinds = z.output<typeof rulesOfKinds>

/** The rule of each kind. `decided`: the rules that the owner has chosen; the others are the defaults. */
export const rulesOf = (decided: readonly { kind: DatedKind; rule: DocumentRule }[]): RulesOfKinds => ({
  ...defaultRules,
  ...Object.fromEntries(decided.map(({ kind, rule }) => [kind, rule])),
})

export const restrictingKinds = (rules: RulesOfKinds): DatedKind[] => datedKinds.filter((kind) => rules[kind] === 'restrict')
