const plan = {
  name_required: 'Enter the name of the plan.',
  name_length: 'The name of a plan must have 2 to 50 characters.',
  trial: 'A trial can have 0 to 365 days.',
  limit: 'A limit must be a whole number above zero. Leave it empty for no limit.',
  default_not_offered: 'The plan for new restaurants must be offered.',
  not_found: 'This plan was not found.',
  not_offered: 'This plan is no longer offered. Choose another one.',
  changed: 'Someone else has changed this plan. Check it and try again.',
}

const subscription = {
  not_found: 'This restaurant has no subscription.',
  changed: 'Someone else has changed this subscription. Check it and try again.',
  channel: 'Choose how to notify the restaurant.',
  nothing_due: 'The restaurant has nothing to pay.',
  notified_often: 'This restaurant has been notified 5 times within 24 hours. Try again tomorrow.',
}

const invoice = {
  not_found: 'This invoice was not found.',
  paid: 'There is nothing to pay on this invoice.',
  too_much: 'This is more than what is due on the invoice.',
  amount: 'Enter an amount above zero.',
  method: 'Choose how it was paid.',
  reference_length: 'A reference can have up to 60 characters.',
  reference_required: 'Enter the number of the transfer or the cheque.',
  paid_on: 'Enter the day of the payment: today or before.',
  payment_not_found: 'This payment was not found.',
  paid_by_card: 'A card payment cannot be reversed.',
  taken_back: 'This payment has already been reversed.',
  reason_length: 'Enter a reason of 3 to 200 characters.',
}

/** Grouped by the first part of the refusal code. */
export const billingRefusals = { plan, subscription, invoice }
