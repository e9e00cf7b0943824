export const guestRefusals = {
  not_found: 'This guest is not in your orders any longer.',
  has_open_order: 'This guest has an open order. Delete the guest when the order is closed.',
  note_length: 'A note has at most 500 characters.',
}
