// Refusals about opening hours, which the phone does not load.
export const hoursRefusals = {
  hours: {
    time: 'Enter an opening and a closing time.',
    length: 'A period must close after it opens, and last at most 24 hours.',
    overlap: 'Two periods of a day overlap.',
    too_many: 'A day can have up to 4 periods, and there can be up to 60 special dates.',
    week_empty: 'Add opening hours for at least one day of the week.',
    sitting_idle: 'Choose 15 minutes to 6 hours.',
    last_orders: 'Last orders can be 0 to 120 minutes before closing, and must leave time to order in each period.',
    dates: 'Enter a first and a last date. The last date cannot be before the first.',
    dates_overlap: 'A date is in two special periods. Change one of them.',
    name_length: 'A name can have up to 60 characters.',
    changed: 'Someone else has changed the opening hours. Check them and try again.',
  },
}
