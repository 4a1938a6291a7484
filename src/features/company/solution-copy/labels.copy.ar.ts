export default {
  stages: 'من الأسبوع الأول إلى التسليم',
  result: 'في يدكم بعدها',
  deliverables: 'ما يبقى لكم في النهاية',
  needs: 'ما نحتاجه منكم',
  against: 'متى ننصح بتركه',
  questions: 'أسئلة المكالمة الأولى',
};
