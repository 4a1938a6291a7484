import type { SeedTranslation } from '../../types';

export const projectsInTheUae: SeedTranslation = {
  title: 'المشاريع الرقمية في الإمارات: المواعيد والضرائب والبيانات',
  searchTitle: 'التحول الرقمي في الإمارات: الفوترة والضريبة والبيانات',
  excerpt:
    'تبدأ الفوترة الإلكترونية في الإمارات في يناير 2027، والضريبة 5 في المئة، وقانون البيانات بحسب منطقة الشركة. يبدأ هذا الدليل بقائمة شركاتكم.',
  content: `يبدأ المشروع الرقمي في الإمارات بقائمة الشركات، لأن الضرائب والفواتير وقانون البيانات تتبع مكان تسجيل كل شركة. تتبادل الشركات التي يبلغ إيرادها 50 مليون درهم فأكثر فواتير إلكترونية من 1 يناير 2027، وما دونها من 1 يوليو، وذلك في البيع للشركات والجهات الحكومية. ضريبة القيمة المضافة 5 في المئة، وضريبة الشركات 9 في المئة من الدخل الخاضع لها فوق 375,000 درهم. اجعلوا الموافقات بين الاثنين والخميس، فالجهات الاتحادية تغلق ظهر الجمعة.

| الموضوع | القاعدة في نوفمبر 2026 | في خطتكم |
| --- | --- | --- |
| الأسبوع | تعمل الجهات الاتحادية من الاثنين إلى ظهر الجمعة | التوقيع والاختبار قبل نهاية الخميس |
| ضريبة القيمة المضافة | 5%، وقد تحمل المجموعة رقمًا واحدًا | رمز ضريبي بحسب الصنف والمكان والعميل |
| ضريبة الشركات | 9%، و0% على الدخل المؤهَّل في المنطقة الحرّة | فصل الدخل بحسب نوعه |
| الفوترة الإلكترونية | شبكة Peppol عبر مزوّد خدمة معتمد | بطاقات العملاء قبل البرنامج |
| البيانات الشخصية | القانون الاتحادي، أو قانون DIFC، أو لوائح ADGM | قانون أمام كل شركة |
| البيانات الصحية | داخل الدولة، إلا في عشر حالات | حسم الاستضافة قبل التصميم |
| اللغة | أوراق الضريبة بالعربية، وقد تُقبل لغة أخرى | حفظ الأسماء باللغتين |

## ما أيام العمل في الإمارات، وبأيّ لغة تعملون؟

تعمل الجهات الاتحادية من 7:30 إلى 15:30 من الاثنين إلى الخميس، وإلى 12:00 يوم الجمعة، أما حكومة الشارقة فالجمعة كلها عطلة فيها منذ 2022. وتختار الشركات الخاصة أيامها. وتقام صلاة الجمعة منذ يناير 2026 في 12:45، فأنهوا ورش العمل ظهرًا. وفي [تقويم الدول الخمس](/ar/insights/five-countries-one-project-plan-ar) ما يخصّ رمضان والدول الأخرى.

تُقدَّم الوثائق إلى الهيئة الاتحادية للضرائب بالعربية، ولها أن تقبل لغة أخرى وأن تطلب ترجمة على نفقتكم. ويُكتب عرض العمل بالعربية والإنجليزية وبلغة ثالثة يفهمها العامل. فاحفظوا كل اسم بالعربية والإنجليزية من اليوم الأول: في مثالنا التوضيحي عن [البحث بالعربية في متجر](/ar/case-studies/arabic-product-search-ar) كانت البداية 48,000 اسم من أربعة مترجمين.

## كيف تعمل ضريبة القيمة المضافة وضريبة الشركات والفوترة الإلكترونية؟

**ضريبة القيمة المضافة.** تُعامَل المنطقة المحدّدة، بشروط، كأنها خارج الدولة في السلع، وتُعامَل أي منطقة حرّة أخرى معاملة البرّ الرئيسي. فلا يكفي رمز ضريبي واحد لكل عميل.

**ضريبة الشركات.** تدفع الشركة المؤهَّلة في المنطقة الحرّة 0 في المئة عن دخلها المؤهَّل و9 في المئة عن غيره، ولا يسري عليها حدّ الـ375,000 درهم. فليفصل نظام ERP بين الدخلين عند كل ترحيل.

**الفوترة الإلكترونية.** انتهت مهلة الشركات الكبيرة لتعيين مزوّد في 30 أكتوبر، ومهلة ما دونها حتى 31 مارس 2027، وتبدأ الجهات الحكومية في 1 أكتوبر 2027. وغرامة التأخّر 5,000 درهم في الشهر. اقرؤوا عن [الحقول والاختبار](/ar/insights/uae-e-invoicing-choose-the-provider-last-ar) وعن [مواعيد ثماني دول](/ar/insights/e-invoicing-country-by-country-ar).

## ماذا لو كانت شركاتكم في أكثر من منطقة حرّة؟

تتقاسم المجموعة الضريبية رقمًا واحدًا لضريبة القيمة المضافة، فاحسبوا لتسجيلها 20 يوم عمل. أما في الفوترة الإلكترونية فلكل عضو معرّفه، ولا تدخل الشركة المؤهَّلة في المنطقة الحرّة مجموعة لضريبة الشركات.

~~~chart bar
title: رقم واحد للقيمة المضافة وثلاثة معرّفات للفوترة
unit: العدد في مجموعة متخيَّلة من ثلاث شركات
أرقام القيمة المضافة: 1
قوانين حماية البيانات: 2
تسجيلات ضريبة الشركات: 3
معرّفات الفوترة الإلكترونية: 3
highlight: معرّفات الفوترة الإلكترونية
alt: تطول الأشرطة من رقم واحد للقيمة المضافة إلى قانونين لحماية البيانات، ثم إلى 3 تسجيلات في ضريبة الشركات و3 معرّفات للفوترة الإلكترونية.
source: من عدّنا بحسب القواعد المذكورة أدناه، لشركات في البرّ الرئيسي لدبي وفي جبل علي ومركز دبي المالي العالمي تؤلّف مجموعة واحدة لضريبة القيمة المضافة.
~~~

منذ مارس 2025 تستطيع شركة المنطقة الحرّة في دبي، ما لم تكن مؤسسة مالية في مركز دبي المالي العالمي، أن تعمل في البرّ الرئيسي للإمارة برخصة أو تصريح وبسجلّات مالية منفصلة. ونختار لذلك نظام ERP واحدًا فيه رمز لكل شركة، وفرع لأعمال البرّ الرئيسي، إذا قبل مدقّق الحسابات هذا الفصل.

## أين تُحفظ البيانات، وكيف يدخل الناس ويدفعون؟

القانون الاتحادي هو المرسوم بقانون 45 لسنة 2021. ولا يشمل البيانات الحكومية، ولا البيانات الصحية والائتمانية التي لها قوانينها، ولا المناطق الحرّة التي لها قانونها، كمركز دبي المالي العالمي (DIFC) وسوق أبوظبي العالمي (ADGM). وللشركات ستة أشهر لتوفيق أوضاعها بعد نشر لائحته التنفيذية. لم نجد نصًّا رسميًا لهذه اللائحة، فليحدّد لكم محاميكم التاريخ الذي تخطّطون له. واطرحوا على مورّد الاستضافة [اثني عشر سؤالًا](/ar/insights/data-residency-what-to-ask-before-you-pick-a-region-ar).

لا تُخزَّن خارج الدولة بيانات الخدمات الصحية المقدَّمة فيها ولا تُنقل، ولو في المناطق الحرّة، إلا في عشر حالات معظمها بشروط. وفي مثالنا التوضيحي عن [سبع عيادات](/ar/case-studies/clinic-patient-portal-ar) حُسم ما يراه كل دور قبل كتابة الشيفرة.

والهوية الرقمية الوطنية (UAE PASS) متاحة للشركات الخاصة في تسجيل الدخول والتوقيع. تقدّمون الطلب ومعه الرخصة التجارية واستبيان ومخطّط لسير العمل ومسوّدات الشاشات، وتصلكم بيانات الدخول إلى بيئة الاختبار بعد الموافقة على حالة الاستخدام، فارسموا هذه الشاشات أولًا. أما مزوّد الدفع فيحتاج إلى رخصة من المصرف المركزي ما لم يكن بنكًا، وليكن التحويل إلى حساب الشركة التي تصدر الفاتورة.

## ما الخطوة الأولى؟

~~~steps
title: ثلاثة أسابيع قبل اختيار البرنامج
1. الأسبوع 1: قائمة الشركات
   اكتبوا الرخصة والمنطقة والأرقام الضريبية والإيراد وقانون البيانات. يحتاج المراقب المالي إلى أربع ساعات لكل شركة.
2. الأسبوع 2: فواتير السنة الماضية في مجموعات
   رتّبوها بحسب ما بيع، ولمن، ومن أين. ويضع مستشاركم الضريبي الرموز.
3. الأسبوع 3: قائمة بكل نسخة من البيانات الشخصية
   سجّلوا البلد والمسؤول ومدة الحفظ، ولا تنسوا النسخ الاحتياطية. يحتاج فريق التقنية إلى يومين.
~~~

نقدّر لثلاث شركات 12 ساعة من المراقب المالي، و16 ساعة من فريق التقنية، ويومًا من المستشار. وزميلتنا [فرح ناصر](/ar/about/farah-nasser) في دبي، وقد خطّطت من قبل للشحن في جبل علي. وتجدون ما يأتي بعد ذلك في [صفحتنا عن ربط أنظمة ERP](/ar/solutions/erp-integration).

## المصادر

- الأسبوع: [مكتبة الكونغرس](https://www.loc.gov/item/global-legal-monitor/2021-12-12/united-arab-emirates-federal-government-announces-new-working-hours/?loclr=bloglaw) و[Khaleej Times](https://www.khaleejtimes.com/government/3-day-weekend-in-sharjah-workweek-timings-announced)، ديسمبر 2021؛ و[Gulf Today](https://www.gulftoday.ae/news/2025/12/09/uae-to-change-friday-prayer-timings-from-january-2026)، 9 ديسمبر 2025
- اللغة: [قانون الإجراءات الضريبية](https://gcctaxlaws.com/articles/uae-tp-fdl-28-of-2022-as-amended-article-5)، نسخة غير رسمية؛ والبوابة الرسمية عن [عروض العمل](https://u.ae/information-and-services/jobs/employment-in-the-private-sector/job-offers-and-work-permits-and-contracts/expatriates-employment-in-private-sector)
- الضرائب: الهيئة الاتحادية للضرائب عن [المجموعة الضريبية](https://tax.gov.ae/en/services/tax.group.registration.aspx)، 9 فبراير 2026؛ ونسختان من [نشرتها عن المناطق الحرّة](https://app.reallaw.ai/en/legal-table/doc/basic-tax-information-bulletin-free-zone-persons-2347) ومن [جوابها عن المجموعات](https://app.reallaw.ai/en/legal-table/doc/faq-can-foreign-entities-be-included-in-a-tax-group-will-a-group-of-uae-2319)؛ ومصدران ثانويان: [المناطق المحدّدة](https://charteredhouse.ae/designated-zones/) و[التسجيل](https://thenation.ae/entrepreneurs/uae-corporate-tax-2024-details-registration-requirements)
- الفوترة الإلكترونية: وزارة المالية، [القراران](https://mof.gov.ae/en/news/ministry-of-finance-announces-the-issuance-of-two-ministerial-decisions-on-the-scope-of-obligations-and-the-timelines-for-implementing-the-electronic-invoicing-system-2)؛ و[الغرامات](https://www.aletihad.ae/news/%D8%A7%D9%84%D8%A7%D9%82%D8%AA%D8%B5%D8%A7%D8%AF%D9%8A/4628302/-%D8%A7%D9%84%D9%85%D8%A7%D9%84%D9%8A%D8%A9--%D8%AA%D8%B9%D9%84%D9%86-%D8%B5%D8%AF%D9%88%D8%B1-%D9%82%D8%B1%D8%A7%D8%B1-%D9%85%D8%AC%D9%84%D8%B3-%D8%A7%D9%84%D9%88%D8%B2%D8%B1%D8%A7%D8%A1-%D8%A8%D8%B4%D8%A3%D9%86-%D8%BA%D8%B1%D8%A7%D9%85%D8%A7%D8%AA-%D9%86%D8%B8%D8%A7%D9%85-%D8%A7%D9%84%D9%81%D9%88%D8%AA) في «الاتحاد»، 8 ديسمبر 2025؛ و[المواعيد](https://regfollower.com/uae-mof-announces-framework-implementation-schedule-of-nationwide-e-invoicing-system) و[30 أكتوبر](https://www.boruconsulting.com/blog/the-uae-einvoicing-30-october-2026-asp-deadline-what-phase-1-entities-must-do) و[المعرّفات](https://docs.sovos.com/en/indirect-tax/indirect-tax-products/einvoicing/compliance-network/country-setup-guides/united-arab-emirates/country-specific-technical-requirements)، مصادر ثانوية
- دبي: [القرار 11 لسنة 2025](https://dlp.dubai.gov.ae/Legislation%20Reference/2025/Executive%20Council%20Resolution%20No.%20%2811%29%20of%202025%20Regulating%20the%20Conduct%20of%20Free%20Zone%20Establishments%E2%80%99%20Activities.html)، و[ملخّصه](https://www.glaco.com/blog/expanding-beyond-the-free-zone-a-legal-insight-into-executive-council-of-dubai-resolution-no-11-of-2025)
- البيانات: [DataGuidance](https://www.dataguidance.com/jurisdiction/uae-federal-0) و[CMS](https://cms.law/en/int/expert-guides/cms-expert-guide-to-data-protection-and-cyber-security-laws/uae)؛ وعن الصحية: [Baker McKenzie](https://insightplus.bakermckenzie.com/bm/data-technology/united-arab-emirates-health-data-law-permitted-transfers-of-health-data) و[Taylor Wessing](https://www.taylorwessing.com/en/insights-and-events/insights/2021/08/me-health-data-in-the-uae-how-the-health-data-law-works-what-it-protects-and-what-exemptions-exist)
- الخدمات: UAE PASS، [الطلب](https://docs.uaepass.ae/getting-onboarded-with-uae-pass/onboarding-process-for-uae-pass-service-providers/initiation-phase) و[حالات الاستخدام](https://docs.uaepass.ae/guidelines)؛ وعن الدفع، [Pinsent Masons](https://www.pinsentmasons.com/out-law/analysis/uae-introduces-licensing-regime-for-payment-service-providers?utm_source=PM+website&utm_medium=feed&utm_campaign=RSS+Outlaw)، 2021`,
};
