// By refusal code (refusals/refusals.ts).
import { billRefusals } from './bill-refusals.ts'
import { paymentRefusals } from './payment-refusals.ts'

export const refusals = {
  request: {
    invalid: 'Some details are not valid. Please check your input.',
    forbidden_origin: 'This page is not allowed to make this request.',
    not_found: 'Not Found: The requested resource could not be found.',
    too_large: 'This is too large to send.',
    too_many: 'Too many attempts. Please wait a moment and try again.',
  },
  server: {
    failed: 'Internal Server Error: Please try again later.',
    busy: 'We are very busy right now. Please try again in a moment.',
  },
  money: { invalid: 'Enter an amount of zero or more, with at most two decimals.' },
  session: {
    none: 'Session Expired, Please Login Again',
    wrong_credentials: 'Incorrect email or password.',
    expired: 'Your session has expired.',
    forbidden: 'Forbidden: You do not have permission to perform this action.',
    not_accepted: 'Your restaurant has not been accepted yet.',
  },
  restaurant: {
    not_found: 'Restaurant not found.',
    not_taking_orders: 'The restaurant is not taking orders right now.',
    unreachable: 'The restaurant is not responding right now. Please speak to the staff.',
  },
  escalation: {
    time: 'Choose a time within the limits.',
    number: 'Enter each number with its country code: + and 8 to 15 digits. Up to five numbers.',
    order: 'Cancelling as missed must come after the louder ring and after unreachable.',
  },
  menu: {
    item_not_found: 'This item is no longer on the menu.',
    item_switched: 'Someone else has changed this item. Check it and try again.',
  },
  table: {
    link_invalid: 'This code is no longer valid. Please ask the staff for a new one.',
    renumbered: 'This table has a new number. Please scan its code again.',
    required: 'Please scan the code on your table first.',
  },
  visit: {
    expired: 'Please open the restaurant’s link or scan the code on your table again.',
  },
  receipt: {
    not_found: 'This receipt does not exist. Check the link.',
    not_paid: 'There is a receipt once the order is paid and accepted.',
    email_invalid: 'Enter a valid email address.',
    mobile_invalid: 'Enter a mobile number of 10 to 15 digits, with the country code.',
    sent_often: 'This receipt has been sent several times today. Save the PDF or try again tomorrow.',
  },
  cart: {
    empty: 'Your cart is empty.',
    too_many_lines: 'An order can have up to 50 lines.',
    quantity: 'Enter a quantity from 1 to 99.',
    other_restaurant: 'Your cart contains items from a different restaurant.',
    item_unknown: 'An item in your cart is no longer on the menu.',
    option_unknown: 'An option in your cart is no longer on the menu.',
    option_twice: 'An option in your cart is listed twice.',
    too_few_options: 'An item in your cart still needs a choice.',
    too_many_options: 'An item in your cart has too many options.',
    choice_quantity: 'Required options are charged per portion. Please check the new total and confirm again.',
    item_unavailable: 'An item in your cart has just sold out.',
    price_changed: 'Prices have changed. Please check the new total and confirm again.',
  },
  customer: {
    details_required: 'Name and Mobile Number are required',
    name_length: 'Name must have 2 to 20 characters.',
    mobile_digits: 'Mobile number must have 10 to 15 digits, with the country code.',
    vehicle_required: 'Vehicle Model and Vehicle Number are required',
    vehicle_model_length: 'Vehicle model must have 2 to 30 characters.',
    vehicle_number_length: 'Vehicle number must have 6 to 10 characters.',
    vehicle_color_length: 'Vehicle colour must have 3 to 20 characters.',
  },
  bill: billRefusals,
  payment: paymentRefusals,
  order: {
    table_waits: 'Your table has 3 orders that are not accepted yet. You can order again once one is accepted.',
    phone_waits: 'You have 3 orders that are not accepted yet. You can order again once one is accepted.',
    network_waits: 'The restaurant has many new orders. Please try again in a minute.',
    too_fast: 'Too many orders in one minute. Please wait a minute and try again.',
    phone_blocked: 'Orders from this phone are not accepted right now. Please speak to the staff.',
    total_max: 'This order is too large to send from the app. Please speak to the staff.',
    not_found: 'We cannot find this order.',
    withdrawn: 'You cancelled this order before it was placed.',
    cannot_move: 'Someone has already updated this order, or this step is not possible.',
    minutes_required: 'Please enter in how many minutes it will be ready (1 to 240).',
    reason_required: 'Please choose a reason.',
    instructions_length: 'Instructions can have up to 500 characters.',
  },
  counter: {
    not_saved: 'Nothing was saved: the disk of this device is full or read-only. Free up space and try again.',
    entry_damaged: 'This change was damaged on the disk and cannot be sent. Check the order and try again.',
  },
  idempotency: {
    key_required: 'The request needs an Idempotency-Key.',
    key_invalid: 'The Idempotency-Key is not valid.',
    other_body: 'This request was already sent with different content.',
    in_flight: 'This request is still being processed. Try again in a moment.',
  },
}
