/** Refusals about PINs and switching the person at a counter, with their HTTP status. */
export const pinRefusals = {
  'pin.device_locked': 429,
  'pin.form': 400,
  'pin.guessable': 400,
  'pin.locked': 429,
  'pin.owner_length': 400,
  'pin.wrong': 400,
} as const
