// Refusals about a restaurant's own tables, which the phone does not load.
export const tableRefusals = {
  not_found: 'This table no longer exists.',
  number_required: 'Table number is required',
  number_integer: 'Table number must be a whole number',
  number_positive: 'Table number must be positive',
  number_max: 'The highest table number is 9999',
  number_taken: 'Already in use: {{numbers}}',
  seats: 'Seats must be a whole number from 1 to 99',
  zone_length: 'Zone must have at most 50 characters',
  zone_english: 'Enter the zone in English too',
  range_order: 'The last number must not be lower than the first',
  range_size: 'Add up to 100 tables at once',
  too_many: 'A restaurant can have up to 1,000 tables',
  plan_limit: 'Your plan does not include that many tables. Delete some, or ask Sufra for a larger plan.',
  changed: 'Someone else has changed this table. Check it and try again.',
}
