export const guestRefusals = {
  not_found: 'This guest is no longer in your orders.',
  has_open_order: 'This guest has an open order. Delete the guest when the order is closed.',
  note_length: 'A note can have up to 500 characters.',
}
