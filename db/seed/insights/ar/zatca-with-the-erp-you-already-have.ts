import type { SeedTranslation } from '../../types';

export const zatcaWithTheErpYouAlreadyHave: SeedTranslation = {
  title: 'الربط مع هيئة الزكاة بنظام ERP الذي لديكم',
  searchTitle: 'المرحلة الثانية من الفوترة الإلكترونية: ساب وأودو',
  excerpt:
    'لـSAP وOdoo وDynamics 365 Finance طريق إلى منصّة فاتورة لدى هيئة الزكاة، ويحتاج Business Central إلى تطبيق. في جدول واحد ما يبقى عليكم مع كلٍّ منها.',
  content: `~~~callout
title: باختصار
في SAP S/4HANA وOdoo وDynamics 365 Finance طريق إلى المرحلة الثانية من الفوترة الإلكترونية، أما Business Central فيحتاج إلى تطبيق من شريك. ولكل وحدة إصدار شهادتها (CSID)، فيتراوح عددها في مثالنا، لشركة بثلاثة فروع، بين شهادتين وست، بحسب النظام وطريقة إعداده. عدّوا وحداتكم أولًا، ثم أصلحوا بيانات العملاء، ففيها معظم العمل.
~~~

«ندفع لـSAP كل سنة، فهل تشغّلون لنا الربط مع الهيئة؟» سألني مدير مالي في الرياض وهو جالس قبالتي، يقصد هيئة الزكاة والضريبة والجمارك (زاتكا، ZATCA). قلت إن الأمر يحتاج إلى شهادة واحدة وأسبوع. فاحتاج إلى أربع شهادات وسبعة أسابيع، لأني عددتُ شركة واحدة، وعدّ ساب (SAP) مصدرين للفواتير لكلٍّ منهما نوعان. وهذه هي المقارنة التي كان عليّ أن أجريها قبل أن أجيب. أما [مواعيد المجموعات](/ar/insights/three-tax-calendars-and-one-invoice-queue-ar) و[ما تفحصه منصّة فاتورة](/ar/insights/when-the-tax-authority-joins-your-invoice-run-ar) ففي مقالين آخرين.

## هل يدعم نظام ERP عندكم الربط مع زاتكا؟

يصف المورّدون طريقة الربط في صفحات منشورة، وقد عدتُ إلى قراءتها في نوفمبر 2026. بعضها أقدم من الإصدار الذي لديكم، فاطلبوا الصفحة الخاصة به.

| وجه المقارنة | SAP S/4HANA | أودو (Odoo) | Dynamics 365 Finance |
| --- | --- | --- | --- |
| كيف يُقدَّم الربط | Document and Reporting Compliance | وحدة برمجية ضمن التهيئة السعودية | ميزة في خدمة الفوترة الإلكترونية |
| وحدة الإصدار الواحدة | رمز الشركة ومصدر الفاتورة ونوعها | دفتر يومية للمبيعات | وحدة تعرّفونها أنتم |
| الشهادة | تسجيل من داخل SAP | رمز لمرّة واحدة يُدخل في الدفتر | نصّ برمجي تنشره Microsoft بلا دعم، وتُحفظ الشهادة في Azure Key Vault |
| الإشعار الدائن | نوع وثيقة قائم بذاته | سبب من قائمة محدّدة | يُختبر قبل التشغيل |
| الأردن | لم أجد صفحة منشورة | وحدة برمجية لنظام جوفوترة (JoFotara) | ليس في قائمة Microsoft لعام 2024 |
| الإمارات | يلزم مزوّد | يلزم مزوّد | يلزم مزوّد، والميزة مقرّرة |

أما Business Central فمنتج آخر، وإن حمل اسم داينامكس (Dynamics) أيضًا. تترك Microsoft تهيئته للسعودية لشركائها، فتأتي المرحلة الثانية تطبيقًا من شريك، ويصير كل سطر في الجدول سؤالًا تطرحونه عليه.

## كم شهادة (CSID) تلزمكم للربط مع زاتكا؟

تسجّل الهيئة وحدات إصدار (EGS، أي حلول توليد الفواتير الإلكترونية)، لكلٍّ منها شهادة (CSID، معرّف الختم التشفيري) وعدّاد وتسلسل وثائق. أما حدود الوحدة فمتروكة للنظام. يؤلّفها SAP من رمز الشركة ومصدر الفاتورة (المبيعات أو المالية أو الفوترة الذاتية) ونوعها، ضريبية كانت أو مبسّطة. ويسجّل Odoo كل دفتر مبيعات على حدة، ودفتر نقاط البيع كذلك، وإن جاز للفروع أن تستعمل دفتر المركز. أما في Dynamics فترسمون الحدود بأنفسكم وتكتبون ملفًا لكل وحدة، وتستطيع الوحدة الواحدة أن تُصدر النوعين. وقبل التشغيل ترسل كل وحدة ثلاث وثائق تجريبية عن كل نوع تُصدره.

~~~chart bar
title: الفروع الثلاثة نفسها، بشهادتين أو بست
unit: شهادات تُطلب وتُجدَّد وتُراقب
rows: الطريقة
Odoo بدفاتر مشتركة: 2
Dynamics 365 Finance بوحدة لكل فرع: 3
SAP بمصدرين ونوعين: 4
Odoo بدفترين لكل فرع: 6
highlight: SAP بمصدرين ونوعين
alt: لـOdoo أقصر الأشرطة وأطولها: شهادتان بدفاتر مشتركة، و6 شهادات بدفترين لكل فرع. وبينهما Dynamics 365 Finance بـ3 شهادات، وSAP بـ4.
source: حسبناها من صفحات المورّدين لشركة متخيَّلة لها رقم ضريبي واحد وثلاثة فروع، في كلٍّ منها متجر. في Odoo دفتران، للمبيعات ولنقاط البيع، مشتركان أو لكل فرع من الثلاثة؛ وفي Dynamics وحدة لكل فرع من الثلاثة؛ وفي SAP رمز شركة واحد يُضرب في مصدرين ثم في نوعين.
~~~

إذا كثرت الوحدات أوقف التسلسل الفاسد فواتير فرع واحد أو نوع واحد، لا الفواتير كلها، وإذا قلّت قلّ ما تجدّدونه. وأختار، حيث يتيح النظام ذلك، وحدة لكل فرع إذا كانت الفروع تصدر فواتيرها في الساعات نفسها. ولكل وحدة رمز يُستعمل مرّة واحدة وتنتهي صلاحيته بعد 60 دقيقة، فاستخرجوه حين يكون من سيُدخله جاهزًا: استخرجتُ مرّة ثلاثة رموز قبل الغداء فضاعت كلها.

## ما يبقى عليكم

- **بيانات العملاء.** تسرد صفحة Odoo الحقول المطلوبة، ومنها الرقم الضريبي والحي ورقم المبنى، وتنشر SAP قائمة تشبهها. لا يملأ هذه الحقول أي نظام، وهي معظم العمل.
- **التقريب.** تريد الهيئة أن تُقرَّب الضريبة مرّة واحدة، على مجموع الوثيقة عند كل نسبة، بدل أن تُجمع من سطور مقرّبة. مرّروا فواتير الشهر الماضي على منصّة الاختبار، وابحثوا عن فروق بهللة.
- **الإشعارات الدائنة.** على المبيعات أن تسجّل سببًا مقبولًا ورقم الفاتورة الأصلية. اتفقوا على ذلك قبل أول مرتجع.
- **التجديد.** للشهادات تاريخ انتهاء، فاكتبوا أمام كلٍّ منها هذا التاريخ واسم من يجدّدها.
- **التقارير.** قارنوا كل ليلة عدد الفواتير ومجموع ضريبتها في نظام ERP بما قُبل منها.
- **الأرشيف.** يحفظ Odoo ملف XML مع الفاتورة ولا يسمح لأحد بحذفه. أما في SAP وDynamics فاسألوا كم يستغرق العثور على فاتورة من مارس الماضي مع ملفها. واسألوا مستشاركم الضريبي عن مدة الحفظ.

## الأردن والإمارات

إذا كنتم تصدرون فواتير في [الأردن](/ar/insights/jofotara-from-the-erp-you-already-run-ar) أيضًا ففي صفحة Odoo عنه تنبيهان يهمّان كل نظام: يطلب جوفوترة المبالغ بتسع خانات عشرية، ولا يقبل سطورًا سالبة، فيدخل الخصم في كل سطر نسبةً مئوية. أما في [الإمارات](/ar/insights/uae-e-invoicing-choose-the-provider-last-ar) فتخرج الفاتورة من عند مزوّد خدمة معتمد بالنسخة الإماراتية من صيغة Peppol (PINT AE)، أيًّا كان نظامكم. ويذكر أحد المزوّدين أن ميزة Microsoft في Finance مقرّرة في ديسمبر 2026، وأن Business Central يخلو منها. اطلبوا تأكيد الأمرين كتابةً.

## متى يستحق الأمر أن تبنوا طابورًا خاصًا بكم؟

أنصح بطابور صغير بين نظام ERP والهيئة إذا صحّ اثنان مما يلي:

1. تصدر فواتيركم من نظامين أو أكثر، كنظام ERP ومتجر إلكتروني.
2. عليكم التزام في دولتين أو أكثر.
3. تنتظر الشاحنة اعتماد الفاتورة.
4. يصلح الفاتورة المرفوضة مساءً شخص من خارج الإدارة المالية.
5. سيُستبدل نظام ERP قبل أن يجوز إتلاف فواتيره.

وإلا فخذوا ما عند المورّد. نعمل بالطريقتين، وفي [صفحتنا عن ربط أنظمة ERP](/ar/solutions/erp-integration) كم يستغرق ذلك. وقد ذهبت خمسة من أسابيع الرياض السبعة في تصحيح 1,900 بطاقة عميل.

## المصادر

- هيئة الزكاة والضريبة والجمارك: [المرحلة الثانية](https://zatca.gov.sa/en/E-Invoicing/Introduction/FAQ/Pages/FAQ_E012.aspx) و[اعتماد الفواتير](https://zatca.gov.sa/en/E-Invoicing/Introduction/FAQ/Pages/FAQ_053.aspx)
- SAP: [تسجيل الوحدات](https://blogs.sap.com/2022/10/25/sap-erp-solution-unit-onboarding-guide-for-e-invoicing-in-ksa/)، 25 أكتوبر 2022؛ و[البيانات الأساسية](https://blogs.sap.com/2022/11/15/master-data-mapping-in-ksa-einvoicing-solution/)، 15 نوفمبر 2022؛ و[الوثائق المشمولة](https://blogs.sap.com/2021/10/26/sap-document-compliance-solution-for-ksa-e-invoicing-phase-one/)، 26 أكتوبر 2021
- Odoo: التوثيق الخاص [بالسعودية](https://www.odoo.com/documentation/19.0/applications/finance/fiscal_localizations/saudi_arabia.html) و[الأردن](https://www.odoo.com/documentation/19.0/applications/finance/fiscal_localizations/jordan.html)، قُرئ في نوفمبر 2026
- Microsoft: [التسجيل في السعودية](https://learn.microsoft.com/en-us/dynamics365/finance/localizations/mea/gs-e-invoicing-sa-onboarding)، 1 سبتمبر 2026؛ و[دول الخدمة](https://learn.microsoft.com/en-us/dynamics365/finance/localizations/global/e-invoicing-country-specific-availability)، 29 يوليو 2024؛ و[Business Central بحسب الدولة](https://learn.microsoft.com/en-us/dynamics365/business-central/dev-itpro/compliance/apptest-countries-and-translations)، 25 يناير 2024
- مجتمع مطوّري الهيئة: [Onboarding and Renewal](https://zatca1.discourse.group/t/onboarding-and-renewal/480)، دليل الهيئة؛ و[القاعدة BR-S-09](https://zatca1.discourse.group/t/br-s-09-the-vat-category-tax-amount-bt-117-in-a-vat-breakdown-bg-23-where-vat-category-code-bt-118-is-standard-rated-shall-equal-the-vat-category-taxable-amount-bt-116-multiplied-by-the-vat-category-rate-bt-119-100-rounded-to-two-dec/7726) و[قواعد التقريب](https://zatca1.discourse.group/t/rounding-issue-causes-br-co-15-violation/1151)، كما ينقلها أعضاء؛ قُرئت في نوفمبر 2026
- الإمارات: [Deloitte عن PINT AE](https://www.deloitte.com/middle-east/en/services/tax/perspectives/mof-publishes-pint-ae-specifications-for-e-invoicing.html)، 19 يونيو 2025؛ ومصادر ثانوية: [SAPinsider عن SAP](https://sapinsider.org/blogs/uae-e-invoicing-sap-compliance-2027)؛ و[Perfonec عن Odoo](https://dev.to/perfonec_computers/integrating-uae-peppol-e-invoicing-with-odoo-what-developers-and-implementers-need-to-know-350c)؛ و[ClearTax عن Dynamics](https://www.cleartax.com/ae/uae-e-invoicing-microsoft-dynamics-365-integration)، 19 مايو 2026`,
};
