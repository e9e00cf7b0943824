// Refusals about notes on restaurants and saved views.
export const provisionRefusals = {
  note: {
    length: 'A note can have up to 2,000 characters.',
    not_found: 'This note has already been deleted.',
    not_own: 'Only the author of a note can change it.',
    required: 'Please write a note.',
    too_many: 'This restaurant has 200 notes. Delete one first.',
  },
  view_as: {
    not_accepted: 'Only accepted restaurants can be viewed.',
    not_found: 'This view has ended.',
  },
  view: {
    name_length: 'Name must have 2 to 50 characters.',
    name_required: 'Please enter a name.',
    name_taken: 'You already have a view with this name.',
    not_found: 'This view has already been deleted.',
    too_many: 'You have 20 saved views. Delete one first.',
  },
  webhook: {
    not_found: 'This webhook is no longer stored.',
    not_open: 'This webhook has been processed, or is being processed right now.',
  },
}
