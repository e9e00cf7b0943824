export const cart = {
  view_zero: 'عرض السلة',
  view_one: 'عرض السلة · صنف واحد',
  view_two: 'عرض السلة · صنفان',
  view_few: 'عرض السلة · {{count}} أصناف',
  view_many: 'عرض السلة · {{count}} صنفًا',
  view_other: 'عرض السلة · {{count}} صنف',
  less: 'إنقاص {{name}}',
  more: 'زيادة {{name}}',
  remove: 'احذف {{name}}',
}
