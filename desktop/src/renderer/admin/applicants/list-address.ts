// What of the list is shown stands in the page's address, so that going back and reloading keep it.
import { applicantFilters, type ApplicantFilter } from '@sufra/shared/applicants/applicant.routes'

export type Shown = { status: ApplicantFilter; search: string; page: number }

const isFilter = (text: string): text is ApplicantFilter => applicantFilters.some((filter) => filter === text)
const maxSearchLength = 100
const maxPages = 100_000

/** What an address asks for; what makes no sense in it is as if it were not there. */
export const readAddress = (parameters: URLSearchParams): Shown => {
  const status = parameters.get('status') ?? ''
  const page = Number(parameters.get('page'))
  return {
    status: isFilter(status) ? status : 'all',
    search: (parameters.get('search') ?? '').slice(0, maxSearchLength),
    page: Number.isInteger(page) && page >= 1 && page <= maxPages ? page : 1,
  }
}

/** The other way; what is usual is left out. */
export const addressOf = ({ status, search, page }: Shown): Record<string, string> => ({
  ...(status !== 'all' && { status }),
  ...(search && { search }),
  ...(page > 1 && { page: String(page) }),
})
