// Refusals about a restaurant's bank details and payouts, which the phone does not load.
export const bankRefusals = {
  bank: {
    iban_required: 'IBAN is required',
    iban_country: 'The IBAN must be for an account in Qatar: it starts with QA',
    iban_length: 'A Qatari IBAN has 29 characters',
    iban_form: 'After QA come two digits, four letters for the bank, then letters and digits',
    iban_checksum: 'This IBAN is not correct. Check it for a typing mistake',
    name_required: 'Bank name is required',
    name_length: 'Bank name must have 2 to 100 characters',
    branch_required: 'Branch code is required',
    branch_form: 'Branch code must have 1 to 20 letters and digits',
    holder_required: 'Account holder name is required',
    holder_length: 'Account holder name must have 2 to 100 characters',
    changed: 'Someone else has changed the bank details. Check them and try again.',
  },
  payout: {
    month: 'Choose a month.',
  },
}
