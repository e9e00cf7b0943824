import { listDocuments } from '@sufra/shared/documents/document.routes'
import { signUp } from '@sufra/shared/accounts/sign-up.routes'
import { datedKinds } from '@sufra/shared/documents/document'
import { maxUploadBytes } from '@sufra/shared/uploads'
import { count } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { formDataOf, goodApplication } from '../../../testing/applicants.ts'
import { drawLargePng, drawPng } from '../../../testing/pictures.ts'
import { deflated, drawPdf, drawPdfOf } from '../../../testing/test-documents.ts'
import { newNetwork } from '../../../testing/test-api.ts'
import { documents } from '../documents/documents.table.ts'
import { useSignUp } from './sign-up.test-data.ts'

const { scene, send, restaurantCount } = useSignUp()
let good: Awaited<ReturnType<typeof goodApplication>>
beforeAll(async () => {
  good = await goodApplication(scene.api)
})

describe('a form', () => {
  const name = 'account.name_length'
  test.each<[string, string | undefined, string]>([
    ['restaurantName', '', 'account.restaurant_required'],
    ['restaurantName', 'A', name],
    ['restaurantName', 'A'.repeat(51), name],
    ['branchName', undefined, 'account.branch_required'],
    ['branchName', 'B', name],
    ['firstName', '', 'account.first_name_required'],
    ['firstName', 'ن'.repeat(51), name],
    ['lastName', ' ', 'account.last_name_required'],
    ['contactNumber', '123456789', 'account.contact_invalid'],
    ['contactNumber', '1'.repeat(16), 'account.contact_invalid'],
    ['contactNumber', '97455500000', 'account.contact_unverified'],
    ['contactProof', 'guessed', 'account.contact_unverified'],
    ['contactProof', '', 'account.contact_unverified'],
    ['email', 'noora', 'account.email_invalid'],
    ['email', '', 'account.email_required'],
    ['email', 'other@sufra.test', 'account.email_unverified'],
    ['emailProof', 'guessed', 'account.email_unverified'],
    ['password', 'Ab1!x', 'account.password_rule'],
    ['password', `${'a'.repeat(15)}1!`, 'account.password_rule'],
    ['password', 'abcdef!', 'account.password_rule'],
    ['password', 'abcdef1', 'account.password_rule'],
    ['password', 'abcdef1~', 'account.password_rule'],
    ['password', '', 'account.password_required'],
    ['confirmPassword', 'Sufra@2027', 'account.password_mismatch'],
    ['commercialRegistrationNumber', '', 'account.number_required'],
    ['tradeLicenseNumber', '12', 'account.number_form'],
    ['establishmentIdNumber', '1'.repeat(31), 'account.number_form'],
    ['taxIdentificationNumber', '12<3>', 'account.number_form'],
    ['restaurantAddress', 'Doha', 'account.address_length'],
    ['restaurantAddress', 'D'.repeat(201), 'account.address_length'],
    ['restaurantAddress', '', 'account.address_required'],
    ['facebookUrl', 'facebook', 'account.link_invalid'],
    ['instagramUrl', 'javascript:alert(1)', 'account.link_invalid'],
    ['googleReviewUrl', '', 'account.review_url_required'],
    ['googleReviewUrl', 'g.page/r/x', 'account.link_invalid'],
    ['googleReviewUrl', 'ftp://g.page/r', 'account.link_invalid'],
    ...datedKinds.map((kind): [string, undefined, string] => [kind, undefined, `document.${kind}`]),
    ['restaurantImages', undefined, 'document.restaurantImages'],
    ['tradeLicenseIssueDate', '', 'document.issue_required'],
    ['tradeLicenseIssueDate', undefined, 'document.issue_required'],
    ['tradeLicenseIssueDate', '2026-11-21', 'document.issue_in_future'],
    ['tradeLicenseIssueDate', '2027-02-01', 'document.issue_after_expiration'],
    ['tradeLicenseIssueDate', 'yesterday', 'document.issue_required'],
    ['tradeLicenseExpirationDate', '', 'document.expiration_required'],
    ['tradeLicenseExpirationDate', '2026-11-19', 'document.expired'],
    ['proofOfIdentityType', 'library card', 'document.identity_type'],
  ])('with %s %j is refused: %s', async (field, value, code) => {
    const before = await restaurantCount()
    const answer = await send({ ...good, [field]: value })
    expect(answer.status).toBe(400)
    expect(answer.details?.fields ?? [{ path: field, code: answer.error }]).toContainEqual(expect.objectContaining({ code }))
    expect(await restaurantCount()).toBe(before)
  })

  test('with several errors returns each of them, in the caller’s language', async () => {
    const { errors, details } = await send({ ...good, firstName: '', email: 'x', password: 'short' }, 'ar')
    expect(details?.fields?.map(({ path }) => path)).toEqual(['firstName', 'email', 'password'])
    expect(errors).toContain('يرجى إدخال الاسم الأول.')
  })

  test('with six pictures, an unknown part or a repeated document is refused', async () => {
    const picture = await drawPng()
    expect(await send({ ...good, restaurantImages: Array.from({ length: 6 }, () => picture) })).toMatchObject({
      error: 'document.too_many',
    })
    expect(await send({ ...good, secret: picture })).toMatchObject({ error: 'request.invalid' })
    expect(await send({ ...good, tradeLicense: [picture, picture] })).toMatchObject({ error: 'request.invalid' })
  })

  test('with a document of more than 2 MB is refused while it is read', async () => {
    const large = (await drawLargePng(2 * 1024 * 1024 + 1)).subarray(0, 2 * 1024 * 1024 + 1)
    expect(await send({ ...good, tradeLicense: Buffer.from(large) })).toMatchObject({ status: 400, error: 'document.size' })
  })

  test('with a file of another type, a decompression bomb or a program is refused, whatever its name', async () => {
    const refusal = async (bytes: Buffer<ArrayBuffer>) => (await send({ ...good, tradeLicense: bytes })).error
    expect(await refusal(Buffer.from('<script>alert(1)</script>'))).toBe('document.type')
    expect(await refusal(Buffer.from('\x89PNG\r\n\x1a\n<script>alert(1)</script>', 'latin1'))).toBe('document.damaged')
    expect(await refusal(drawPdf({ objects: [deflated(Buffer.alloc(200 * 1024 * 1024))] }))).toBe('document.unsafe')
    const form = formDataOf(good)
    form.set('tradeLicense', new Blob([Buffer.from('MZ')], { type: 'application/pdf' }), '../../etc/passwd.pdf')
    const answer = await scene.api.fetch(signUp.path, { method: 'POST', headers: { 'x-forwarded-for': newNetwork() }, body: form })
    expect(await answer.json()).toMatchObject({ error: 'document.type' })
  })

  test('with one invalid document leaves no file and no row behind', async () => {
    const files = () => scene.api.files.listOlder('documents', new Date(Date.now() + 60_000))
    const before = await files()
    const answer = await send({ ...good, foodSafetyCertificates: Buffer.from('#!/bin/sh\nrm -rf /') })
    expect(answer).toMatchObject({
      status: 400,
      error: 'document.type',
      details: { fields: [{ path: 'foodSafetyCertificates', code: 'document.type' }] },
    })
    expect(await files()).toEqual(before)
    expect((await scene.api.connection.db.select({ count: count() }).from(documents))[0]?.count).toBe(0)
  })

  test('at its limits is accepted', async () => {
    const atLimits = {
      ...good,
      restaurantName: 'AB',
      branchName: 'ب'.repeat(50),
      firstName: 'Al',
      password: 'abcd1!',
      confirmPassword: 'abcd1!',
      restaurantAddress: 'Doha1',
      taxIdentificationNumber: '123',
      tradeLicense: drawPdfOf(maxUploadBytes),
      tradeLicenseIssueDate: '2026-11-20',
      tradeLicenseExpirationDate: '2026-11-20T22:59:59+03:00',
      restaurantImages: await Promise.all([1, 2, 3, 4, 5].map(() => drawPng())),
    }
    expect(await send(atLimits)).toMatchObject({ status: 200 })
    const { call } = await scene.api.signedIn(good.email, 'merchant', 'abcd1!')
    const { data } = await call(listDocuments, {})
    expect(data.cards.find(({ kind }) => kind === 'tradeLicense')?.newest).toMatchObject({
      issueDate: '2026-11-20',
      expirationDate: '2026-11-20',
    })
    expect(data.cards.at(-1)?.newest?.files).toHaveLength(5)
  })
})
