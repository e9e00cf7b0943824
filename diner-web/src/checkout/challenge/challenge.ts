// The state of a payment that waits for the diner's bank (3-D Secure). It is in memory only, because after a reload the server's outcome
// contains it again.
import { create } from 'zustand'

const useChallenges = create<{ key: string; url: string }>()(() => ({ key: '', url: '' }))

const isWebAddress = (url: string) => /^https?:\/\//.test(url)

/** The address of the bank's page, or an empty text when the payment with this key does not need the diner. */
export const useChallenge = (key: string): string => useChallenges((challenge) => (challenge.key === key ? challenge.url : ''))

export const setChallenge = (key: string, url = '') => useChallenges.setState({ key, url: isWebAddress(url) ? url : '' })

/** Opens the bank's page in this tab; it returns to `/payments?resume=1`. */
export const openChallenge = (url = '') => {
  if (isWebAddress(url)) location.assign(url)
}
