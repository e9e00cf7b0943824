// The filter, search and page of the list are in the URL, so that they survive reload and back navigation.
import { applicantFilters, type ApplicantFilter } from '@sufra/shared/applicants/applicant.routes'

export type ListParams = { status: ApplicantFilter; search: string; page: number }

const isFilter = (text: string): text is ApplicantFilter => applicantFilters.some((filter) => filter === text)
const maxSearchLength = 100
const maxPages = 100_000

/** Reads the URL parameters; invalid ones get their default. */
export const readListParams = (parameters: URLSearchParams): ListParams => {
  const status = parameters.get('status') ?? ''
  const page = Number(parameters.get('page'))
  return {
    status: isFilter(status) ? status : 'all',
    search: (parameters.get('search') ?? '').slice(0, maxSearchLength),
    page: Number.isInteger(page) && page >= 1 && page <= maxPages ? page : 1,
  }
}

/** Returns the URL parameters without defaults. */
export const toSearchParams = ({ status, search, page }: ListParams): Record<string, string> => ({
  ...(status !== 'all' && { status }),
  ...(search && { search }),
  ...(page > 1 && { page: String(page) }),
})
