// A restaurant's application: both addresses verified, seven documents, one account, all in one transaction.
import { isConfirmed, type contactFields, type SignUpFields } from '@sufra/shared/accounts/sign-up'
import { dayOf } from '@sufra/shared/dates/day'
import { homeTimeZone } from '@sufra/shared/dates/time-zone'
import { documentKinds } from '@sufra/shared/documents/document'
import { defaultEscalation } from '@sufra/shared/escalation/escalation'
import type { Language, LocalizedText } from '@sufra/shared/localized-text'
import { v7 as uuidv7 } from 'uuid'
import type { z } from 'zod'
import { createRestaurantMessages } from '../applicants/restaurant-messages.ts'
import { violatedConstraint, type Connection, type Db } from '../../platform/db/connect.ts'
import { insertDocuments } from '../documents/documents.store.ts'
import { documentRows, documentProblems, refuseProblems, sentFilesOf, type SentForm } from '../documents/sent-documents.ts'
import type { WithDocumentFiles } from '../documents/with-document-files.ts'
import { refused } from '../../platform/refusals/refused.ts'
import { insertMembership } from '../../people/memberships/memberships.store.ts'
import { enqueueMessages } from '../../platform/messages/enqueue-messages.ts'
import { insertCounters } from '../../platform/feed/counters.store.ts'
import { insertRestaurant } from '../../people/restaurants/restaurants.store.ts'
import type { AccountsStore } from '../../people/accounts/accounts.store.ts'
import { insertUser } from '../../people/accounts/users.store.ts'
import type { ProofsStore } from '../../people/accounts/one-time-codes/proofs.store.ts'
import { hashPassword } from '../../people/accounts/passwords/passwords.ts'
import { hashToken } from '../../platform/http/tokens.ts'

type Proofs = z.output<typeof contactFields>
type SignUpForm = SentForm & { fields: SignUpFields }
type Deps = {
  connection: Pick<Connection, 'transact'>
  accounts: AccountsStore
  proofs: ProofsStore
  withDocumentFiles: WithDocumentFiles
  publicAddress: () => string
  now: () => Date
}

/** Refusal when another request has used the proofs between the check and the change. */
const usedMeanwhile = refused('account.email_unverified')

/** The name is stored under the language of its script; the other one is missing until the restaurant enters it under settings/about. */
const nameOf = (name: string): LocalizedText => (/\p{Script=Arabic}/u.test(name) ? { en: '', ar: name } : { en: name, ar: '' })

const insertApplication = async (
  tx: Db,
  restaurantId: string,
  fields: SignUpFields,
  passwordHash: string,
  now: Date,
  language: Language,
) => {
  const { restaurantName, branchName, restaurantAddress, facebookUrl, instagramUrl, googleReviewUrl } = fields
  const { commercialRegistrationNumber, tradeLicenseNumber, establishmentIdNumber, taxIdentificationNumber, consent } = fields
  await insertRestaurant(tx, {
    id: restaurantId,
    name: nameOf(restaurantName),
    branchName,
    about: { en: '', ar: '' },
    phone: `+${fields.contactNumber}`,
    address: restaurantAddress,
    googleReviewUrl,
    facebookUrl,
    instagramUrl,
    commercialRegistrationNumber,
    tradeLicenseNumber,
    establishmentIdNumber,
    taxIdentificationNumber,
    timeZone: homeTimeZone,
    // The number has been verified, so missed orders are reported there without any setting.
    escalation: { ...defaultEscalation, smsNumbers: [`+${fields.contactNumber}`] },
    status: 'pending',
    submittedAt: now,
    consentVersion: consent,
    consentedAt: now,
  })
  await insertCounters(tx, restaurantId)
  const { firstName, lastName, email, contactNumber } = fields
  const userId = uuidv7()
  const owner = { email, passwordHash, firstName, lastName, contactNumber, language }
  await insertUser(tx, { id: userId, role: 'merchant', ...owner, restaurantId })
  await insertMembership(tx, { restaurantId, userId, role: 'owner', createdAt: now })
}

export const createSignUp = ({ connection, accounts, proofs, withDocumentFiles, publicAddress, now }: Deps) => {
  /** Returns the restaurant that both proofs were used for, which means that the same application was sent again. */
  const readProofs = async ({ contactNumber, contactProof, email, emailProof }: Proofs) => {
    const [contact, mail] = await Promise.all([proofs.read(hashToken(contactProof), now()), proofs.read(hashToken(emailProof), now())])
    if (contact?.channel !== 'phone' || contact.address !== contactNumber) throw refused('account.contact_unverified')
    if (mail?.channel !== 'email' || mail.address !== email) throw refused('account.email_unverified')
    if (mail.usedFor && mail.usedFor === contact.usedFor) return mail.usedFor
    if (contact.usedFor) throw refused('account.contact_unverified')
    if (mail.usedFor) throw refused('account.email_unverified')
    return undefined
  }

  /**
   * Creates the restaurant, its owner's account and its documents, to be reviewed. Repeated with the same proofs it
   * changes nothing and succeeds. Refuses invalid fields and documents, unverified addresses, and
   * `account.email_taken`.
   */
  const apply = async (form: SignUpForm, language: Language): Promise<void> => {
    const { fields } = form
    const problems = documentProblems(form, documentKinds, dayOf(now(), homeTimeZone))
    if (!isConfirmed(fields)) problems.unshift({ path: 'confirmPassword', code: 'account.password_mismatch' })
    refuseProblems(problems)
    if (await readProofs(fields)) return
    if (await accounts.hasEmail(fields.email)) throw refused('account.email_taken')
    const restaurantId = uuidv7()
    const passwordHash = await hashPassword(fields.password)
    const proofHashes = [fields.contactProof, fields.emailProof].map(hashToken)
    const context = { restaurantId, now: now() }
    await withDocumentFiles(sentFilesOf(form, documentKinds), async (files) => {
      await connection.transact(async (tx) => {
        if ((await proofs.markUsed(tx, proofHashes, restaurantId)) < proofHashes.length) throw usedMeanwhile
        await insertApplication(tx, restaurantId, fields, passwordHash, context.now, language)
        await insertDocuments(tx, documentRows(form, documentKinds, files, context))
        const messages = createRestaurantMessages({
          restaurantId,
          name: nameOf(fields.restaurantName),
          owner: { ...fields, language },
          publicAddress: publicAddress(),
        })
        await enqueueMessages(tx, context.now, messages.received())
      })
      return { answer: undefined, replaced: [] }
    }).catch(async (error: unknown) => {
      if (error === usedMeanwhile && (await readProofs(fields))) return
      throw violatedConstraint(error) === 'users_email' ? refused('account.email_taken') : error
    })
  }

  return {
    apply,
    /**
     * Refuses `account.contact_unverified` and `account.email_unverified`, before twenty megabytes of documents are read from an anonymous
     * caller.
     */
    checkProofs: readProofs,
  }
}

export type SignUp = ReturnType<typeof createSignUp>
