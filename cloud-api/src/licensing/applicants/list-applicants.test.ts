import { countApplicants, listApplicants } from '@sufra/shared/applicants/applicant.routes'
import { describe, expect, test } from 'vitest'
import { apply, usePlatform } from '../../../testing/reviewer.ts'
import { refusalOf } from '../../../testing/test-api.ts'
import { restaurants } from '../../people/restaurants/restaurants.table.ts'

const platform = usePlatform()

describe('the list of applicants', () => {
  test('has filters, pages and counts, with the longest waiting first', async () => {
    await platform.api.connection.db.update(restaurants).set({ status: 'deactivated' })
    const names = ['Alpha', 'Beta', 'Gamma', 'Delta']
    const owners = []
    for (const restaurantName of names) {
      platform.clock.now = new Date(platform.clock.now.getTime() + 1_000)
      owners.push(await apply(platform.api, { restaurantName }))
    }
    await platform.reviewer.reject(owners[3]?.id ?? '', ['tradeLicense'])
    const list = async (query: object) => {
      const { data, total } = await platform.reviewer.call(listApplicants, { query })
      return { names: data.map(({ name }) => name.en), total }
    }
    expect(await list({ status: 'pending' })).toEqual({ names: ['Alpha', 'Beta', 'Gamma'], total: 3 })
    expect((await platform.reviewer.call(countApplicants, {})).data).toMatchObject({ pending: 3, rejected: 1, accepted: 0 })
    expect((await list({ status: 'rejected' })).names).toEqual(['Delta'])
    expect((await list({ status: 'accepted' })).names).toEqual([])
    expect((await list({ pageSize: 2 })).names).toEqual(['Alpha', 'Beta'])
    expect((await list({ pageSize: 2, page: 2 })).names).toEqual(['Gamma', 'Delta'])
    expect((await list({ status: 'pending', search: 'bet' })).names).toEqual(['Beta'])
    expect((await list({ status: 'pending', search: 'noora gamma' })).names).toEqual(['Gamma'])
    expect((await list({ status: 'pending', search: owners[1]?.contactNumber })).names).toEqual(['Beta'])
    const arabicDigits = (owners[1]?.contactNumber ?? '').replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
    expect((await list({ status: 'pending', search: `+${arabicDigits}` })).names).toEqual(['Beta'])
    expect((await list({ status: 'pending', search: owners[2]?.email.toUpperCase() })).names).toEqual(['Gamma'])
    for (const search of ['%', '_', '\\', "' or 1=1 --"]) expect((await list({ search })).names).toEqual([])
    expect((await list({ status: 'pending', search: 'CR-12345/6' })).total).toBe(3)
    expect(await refusalOf(list({ status: 'gone' }))).toMatchObject({ status: 400 })
    expect(await refusalOf(list({ pageSize: 101 }))).toMatchObject({ status: 400 })
  })
})
