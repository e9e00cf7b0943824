// The first step of a searched list: finds the matching restaurants, when a word of the search is rare.
import type { Query } from '../../platform/db/connect.ts'
import { findRestaurantsSql } from './find-restaurants.sql.ts'
import { searchedWords, type FoundRestaurants } from './restaurant-search.sql.ts'

/** A word of more restaurants than this is common: reading the list in its order until a page is full is faster than sorting so many. */
const maxFound = 600

export const createFindRestaurants =
  (query: Query) =>
  async (search: string): Promise<FoundRestaurants> => {
    const words = searchedWords(search)
    const patterns = words.map(({ pattern }) => pattern)
    if (words.length === 0) return { patterns, ids: undefined, owned: undefined }
    const [row] = await query<{ ids: string[] | null; owned: string[] | null }>(findRestaurantsSql, [JSON.stringify(words), maxFound])
    return { patterns, ids: row?.ids ?? undefined, owned: row?.owned ?? undefined }
  }
