const plan = {
  name_required: 'أدخل اسم الباقة.',
  name_length: 'اسم الباقة من حرفين إلى 50 حرفًا.',
  trial: 'الفترة التجريبية من 0 إلى 365 يومًا.',
  limit: 'الحد رقم صحيح أكبر من صفر. اتركه فارغًا إن لم يكن هناك حد.',
  default_not_offered: 'باقة المطاعم الجديدة يجب أن تكون متاحة.',
  not_found: 'لم نجد هذه الباقة.',
  not_offered: 'هذه الباقة لم تعد متاحة. اختر باقة أخرى.',
  changed: 'عدّل شخص آخر هذه الباقة. راجعها ثم حاول من جديد.',
}

const subscription = {
  not_found: 'لا يوجد اشتراك لهذا المطعم.',
  changed: 'عدّل شخص آخر هذا الاشتراك. راجعه ثم حاول من جديد.',
  channel: 'اختر طريقة إشعار المطعم.',
  nothing_due: 'لا يوجد مبلغ مستحق على المطعم.',
  notified_often: 'أُشعر هذا المطعم 5 مرات خلال 24 ساعة. حاول غدًا.',
}

const invoice = {
  not_found: 'لم نجد هذه الفاتورة.',
  paid: 'لا يوجد مبلغ مستحق على هذه الفاتورة.',
  too_much: 'هذا أكثر من المبلغ المستحق على الفاتورة.',
  amount: 'أدخل مبلغًا أكبر من صفر.',
  method: 'اختر طريقة الدفع.',
  reference_length: 'رقم المرجع لا يتجاوز 60 حرفًا.',
  reference_required: 'أدخل رقم التحويل أو الشيك.',
  paid_on: 'أدخل يوم الدفع: اليوم أو قبله.',
  payment_not_found: 'لم نجد هذه الدفعة.',
  paid_by_card: 'لا يمكن التراجع عن دفعة بالبطاقة.',
  taken_back: 'تم التراجع عن هذه الدفعة من قبل.',
  reason_length: 'أدخل سببًا من 3 إلى 200 حرف.',
}

/** Grouped by the first part of the refusal code. */
export const billingRefusals = { plan, subscription, invoice }
