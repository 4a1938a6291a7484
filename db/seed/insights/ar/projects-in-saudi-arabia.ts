import type { SeedTranslation } from '../../types';

export const projectsInSaudiArabia: SeedTranslation = {
  title: 'المشاريع الرقمية في السعودية: ما تحسمونه أولًا',
  searchTitle: 'التحول الرقمي في السعودية: الفوترة وحماية البيانات',
  excerpt:
    'يبدأ المشروع الرقمي في السعودية من الفوترة الإلكترونية والبيانات الشخصية وأسبوع العمل. في هذا الدليل القواعد ومواعيد 2027 وقائمة بما تنجزونه في الشهر الأول.',
  content: `إذا زادت إيراداتكم الخاضعة لضريبة القيمة المضافة على 375,000 ريال في 2022 أو 2023 أو 2024 فقد وجب أن ترتبط فواتيركم بهيئة الزكاة والضريبة والجمارك (ZATCA) في موعد أقصاه 30 يونيو 2026. ولا تخرج البيانات الشخصية من السعودية إلا بشروط تستطيعون إثباتها. وفي الأسابيع الخمسة التي يقع فيها رمضان 2027 يعمل الموظف المسلم 128 ساعة بدل 200. احسموا هذه الأمور الثلاثة قبل أن تقارنوا بين المنتجات لمشروع ERP أو ذكاء اصطناعي أو منصّة.

| الموضوع | المعمول به | ما تفعلونه |
| --- | --- | --- |
| أسبوع العمل | من الأحد إلى الخميس في الغالب | اسألوا كل موقع |
| عطل القطاع الخاص | عيدان لكلٍّ منهما 4 أيام، و22 فبراير، و23 سبتمبر | لا تنتقلوا إلى نظام جديد بالقرب منها |
| الضريبة والفواتير | 15%، والمرحلة الثانية من الفوترة | اربطوا في المرحلة الأولى من المشروع |
| البيانات الشخصية | نظام حماية البيانات الشخصية، بإشراف سدايا | احصروا كل نسخة |
| السحابة | يسجّل مقدّمو الخدمة لدى هيئة الاتصالات (CST) | اطلبوا الشهادة |
| اللغة | العربية في الفواتير الضريبية | أضيفوا الأسماء العربية |
| الدفع | مدى وسداد | اسألوا البنك مبكرًا |

قرأنا المصادر في نوفمبر 2026، فليؤكّد لكم مستشاركم الضريبي ومحاميكم ما ينطبق عليكم.

## ما أيام العمل في السعودية؟

تعطّل المكاتب في الغالب يومي الجمعة والسبت. أما نظام العمل فيجيز 48 ساعة في الأسبوع ويوجب يوم راحة واحدًا هو الجمعة عادةً، فقد يعمل المستودع يوم السبت. ولا يعمل الموظف المسلم في رمضان أكثر من ست ساعات في اليوم، ويقع رمضان في التقويم المحسوب [من 8 فبراير](/ar/insights/a-forecast-that-knows-when-ramadan-moves-ar) إلى 8 مارس 2027. وتبدأ إجازة عيد الأضحى يوم عرفة، نحو 15 مايو. ونحن لا نطلق نظامًا بين 8 فبراير و22 مارس. وعلى المجموعات أن تقارن بين [خمس دول في خطة واحدة](/ar/insights/five-countries-one-project-plan-ar).

~~~chart bar
title: رمضان 2027: 128 ساعة بدل 200
unit: ساعات عمل الموظف المسلم، بحسب الأحد الذي يبدأ به الأسبوع
x: 31 يناير، 7 فبراير، 14 فبراير، 21 فبراير، 28 فبراير، 7 مارس، 14 مارس
الساعات: 40 32 30 24 30 12 40
alt: في الأسبوعين الأول والأخير 40 ساعة، وفيما بينهما 32 و30 و24 و30 و12، وأقلّها في أسبوع عيد الفطر.
source: من حسابنا: 8 ساعات في اليوم، و6 في رمضان، ولا عمل في 22 فبراير ولا من 9 إلى 12 مارس. وقد تؤخّر رؤية الهلال المواعيد يومًا أو تقدّمها.
~~~

## كيف تعمل ضريبة القيمة المضافة والفوترة الإلكترونية؟

نسبة الضريبة 15 في المئة منذ 1 يوليو 2020. وتعتمد الهيئة الفاتورة الصادرة إلى منشأة قبل أن يتسلّمها المشتري. وهي تربط المنشآت على مجموعات، وينقل مطوّرون أن موعد المجموعة التالية 1 فبراير 2027 لمن زاد إيراده على 187,500 ريال، ولم نجدها في صفحات الهيئة. أما حجم العمل عندكم فيتوقّف على عدد الشهادات وعلى حال بيانات العملاء، فقارنوا بين [ساب وأودو وداينامكس](/ar/insights/zatca-with-the-erp-you-already-have-ar).

## أين يجوز أن تُحفظ البيانات؟

نظام حماية البيانات الشخصية (PDPL) واجب التطبيق منذ 14 سبتمبر 2024، وتشرف عليه الهيئة السعودية للبيانات والذكاء الاصطناعي (سدايا، SDAIA). وهو لا يُلزم وحده بإبقاء البيانات في المملكة. ولم نجد قائمة منشورة بالدول التي يُعدّ مستوى الحماية فيها مناسبًا، فتحتاج النسخة الموجودة في الخارج في العادة إلى البنود التعاقدية القياسية وإلى تقييم للمخاطر. ونحسب معها النسخ الاحتياطية ووصول فرق الدعم وما يُرسل إلى نموذج ذكاء اصطناعي في الخارج، ويكشفها لكم [اثنا عشر سؤالًا](/ar/insights/data-residency-what-to-ask-before-you-pick-a-region-ar).

- **التسجيل.** على الجهات العامة، وعلى الشركات التي يقوم نشاطها على معالجة البيانات الشخصية أو تعالج بيانات حسّاسة، أن تسجّل لدى سدايا. ويُبلَّغ خلال 72 ساعة عن كل تسرّب قد يُلحق ضررًا.
- **البيانات الحكومية.** تحتاج إلى مقدّم خدمة مسجّل لدى هيئة الاتصالات والفضاء والتقنية (CST)، ونقلها إلى الخارج مقيّد. وتختلف مصادرنا في فئات مقدّمي الخدمة، فاسألوا أيّ بيانات تشملها كل فئة.
- **المنافسات.** الشركة الأجنبية التي تدرجها وزارة الاستثمار في قائمة من لا مقرّ إقليميًا لهم في المملكة لا تفوز بأعمال حكومية قيمتها مليون ريال أو أكثر إلا استثناءً.
- **البنوك.** لا تُسند المهام إلى جهة في الخارج إلا بعدم ممانعة مكتوبة من البنك المركزي السعودي (ساما).
- **المناطق السحابية.** منطقة Google في الدمام، ومنطقة Oracle في جدة، وأعلنت Microsoft أن منطقتها ستعمل في الربع الأخير من 2026.

## أيّ لغات وأيّ وسائل دفع يحتاج إليها النظام؟

يجب أن تكون الفاتورة الضريبية بالعربية، ويجوز أن تكون الإنجليزية إلى جانبها. اجعلوا لأسماء الأصناف والعملاء حقلًا عربيًا ومسؤولًا عنه. وفي العقود الحكومية يُعتدّ بالنص العربي، أما العقود الخاصة فاسألوا عنها محاميكم. واسألوا المستخدمين عن لغة الشاشات: في دراسة الحالة التوضيحية عن [أحد عشر مستودعًا](/ar/case-studies/one-order-book-ar) هي بالعربية والأردية.

تُقبل بطاقات مدى، وهي شبكة البطاقات الوطنية، على الإنترنت عبر بوابة دفع لأحد البنوك أو عبر مقدّم خدمة تقني. وفي نظام سداد لدفع الفواتير ترسلون فواتيركم ويدفعها العملاء من بنوكهم، ثم يطابق نظام ERP التقرير اليومي.

## ماذا تفعلون في الشهر الأول؟

1. تسجّل الإدارة المالية مجموعة الفوترة ووحدات الإصدار وتاريخ انتهاء كل شهادة.
2. تحصر إدارة التقنية كل نسخة من البيانات الشخصية، وبلدها والمسؤول عنها.
3. تُدخل الموارد البشرية عطل الأسبوع والعطل الرسمية وتراجع نسب التوطين: يجب منذ منتصف 2026 أن يشغل السعوديون 30 في المئة من الوظائف في 46 مهنة هندسية (من خمسة عاملين فأكثر) و70 في المئة في 12 مهنة من مهن المشتريات (من ثلاثة فأكثر)، ومنها مدير المستودع.
4. تسأل الإدارة المالية البنك عن مدى وسداد.
5. تسمّي الإدارة العليا شخصًا واحدًا يقرّر.

نقدّر لهذه القائمة ثلاثة أيام عمل إلى خمسة. ويراجعها معكم زميلنا في الرياض [خالد منصور](/ar/about/khaled-mansour). وتجدون ما يلي ذلك في صفحة [ربط أنظمة ERP](/ar/solutions/erp-integration)، ومثالًا من الذكاء الاصطناعي في دراسة الحالة التوضيحية عن [خمسة مواقع شمسية](/ar/case-studies/solar-washing-plan-ar).

## المصادر

- العمل: وزارة الموارد البشرية عن [الساعات](https://laboreducation.hrsd.gov.sa/en/labor-education/312)، والصحافة عن [يوم الراحة](https://filipinotimes.net/latest-news/2025/11/11/saudi-labour-ministry-reaffirms-workers-rights-to-rest-and-reasonable-hours/) و[عطلة الأسبوع](https://gulfnews.com/world/gulf/saudi/official-holiday-rules-amended-for-state-employees-in-saudi-arabia-1.93618921) و[عيد الفطر](https://www.saudigazette.com.sa/article/631490) و[عيد الأضحى](https://www.zawya.com/en/life/culture/4-day-eid-al-adha-holidays-for-saudi-private-sector-eood41a4) و[22 فبراير](https://www.zawya.com/en/life/february-22-to-be-an-official-holiday-for-private-sector-in-saudi-arabia-hfd58c0u) و[23 سبتمبر](https://www.zawya.com/en/world/middle-east/september-23-is-national-day-holiday-for-private-and-non-profit-sectors-uei5pjpx) و[نسب التوطين](https://www.arabnews.pk/node/2628245)
- الفوترة: [المجموعة 24](https://news.bloombergtax.com/daily-tax-report-international/saudi-arabia-tax-agency-announces-criteria-for-twenty-fourth-wave-integration-of-e-invoicing)، والهيئة عن [الاعتماد](https://zatca.gov.sa/en/E-Invoicing/Introduction/FAQ/Pages/FAQ_053.aspx) و[العربية](https://zatca1.discourse.group/t/clarification-on-using-transliteration-in-invoice-pdf-english-arabic/8935)، و[الضريبة](https://readkong.com/page/vat-general-guideline-version-1-july-2020-7227159) (نسخة)، و[المجموعة 25](https://dev.to/mousah20/zatca-wave-25-what-developers-integrating-before-1-february-2027-need-to-know-4lkn) (مصدر ثانوي)
- البيانات: [DLA Piper](https://www.dlapiperdataprotection.com/index.html?t=transfer&c=SA)، و[Chambers](https://gpg-pdf.chambers.com/view/158325293/368)، و[Clyde & Co](https://clydeco.com/en/insights/2025/03/update-on-saudi-arabia-risk-assessment-guidelines)، و[Al Tamimi](https://turtl.tamimi.com/story/the-rules-governing-the-national-register-of-controllers-within-the-kingdom-expanded/page/1)، و[دليل التسرّب](https://ksapdpl.com/personal-data-breach-incidents-procedural-guide-stage-one-sdaia-notice) (نسخة)
- الجهات الحكومية والسحابة: [الإطار التنظيمي](https://www.technologyslegaledge.com/2021/04/saudi-arabia-releases-version-3-of-its-cloud-computing-regulatory-framework/)، و[البيانات الحكومية](https://datajungleadventures.com/2022/04/28/how-and-why-regulate-the-cloud-ccrfv3) (مصدر ثانوي)، و[المنافسات](https://www.deloitte.com/middle-east/en/services/tax/perspectives/contracting-regulations-for-companies-with-norhq-in-ksa.html)، و[العقود](https://turtl.tamimi.com/story/doing-business-in-saudi-arabia/page/12)، و[Google وOracle](https://direct.datacenterdynamics.com/en/news/google-to-launch-saudi-cloud-region-this-week/)، و[Microsoft](https://w.media/microsofts-saudi-arabia-datacenter-region-to-become-available-for-cloud-workloads-from-q4-2026)
- البنوك: [ساما](https://rulebook.sama.gov.sa/en/node/2525)، و[مدى](https://www.mada.com.sa/en/content/%D8%AE%D8%AF%D9%85%D8%A9-%D9%85%D8%AF%D9%89-%D9%84%D9%84%D8%B4%D8%B1%D8%A7%D8%A1-%D8%B9%D8%A8%D8%B1-%D8%A7%D9%84%D8%A5%D9%86%D8%AA%D8%B1%D9%86%D8%AA/254)، و[سداد](https://www.sadad.com/en/Pages/FAQ.aspx)`,
};
