import type { SeedTranslation } from '../../types';

export const fiveCountriesOneProjectPlan: SeedTranslation = {
  title: 'خمس دول وخطة مشروع واحدة',
  searchTitle: 'خطة التحول الرقمي في خمس دول عربية',
  excerpt:
    'مشروع في السعودية والإمارات والأردن والكويت ولبنان لا تلتقي فرقه إلا أربعة أيام عمل في الأسبوع. الأسبوع والضريبة والفوترة وقوانين البيانات في جدول واحد.',
  content: `«اختبار القبول، الأحد، التاسعة صباحًا»، هكذا كتبتُ في خطة مجموعة لها خمس شركات. جلست الرياض وعمّان والكويت إلى الشاشات في التاسعة. أما دبي وبيروت فكانتا في عطلة الأسبوع، وقرأ المختبِرون فيهما دعوتي يوم الاثنين. أعدنا الاختبار مع الخمس جميعًا، فكلّفنا تسعة أيام عمل وتذاكر سفر مرّة ثانية، دفعتُها أنا لأن قالب الخطة كان من عندنا. ومن يومها أبدأ بالأسبوع.

يبقى للعمل المشترك ما بين الاثنين والخميس، أي 104 أيام في 26 أسبوعًا، والقالب المعتاد يعدّ فيها 130. وتختلف الدول في بنود أخرى أيضًا:

| الدولة | أسبوع العمل | النسبة الأساسية | الفوترة الإلكترونية | حماية البيانات | العملة وخاناتها العشرية |
| --- | --- | --- | --- | --- | --- |
| [السعودية](/ar/insights/projects-in-saudi-arabia-ar) | من الأحد إلى الخميس | قيمة مضافة 15% | المرحلة الثانية، على مجموعات | نظام حماية البيانات الشخصية (PDPL) | الريال، 2 |
| [الإمارات](/ar/insights/projects-in-the-uae-ar) | من الاثنين إلى الجمعة | قيمة مضافة 5% | بحسب الإيراد، من يناير 2027 | المرسوم بقانون 45 لسنة 2021، إلا في بعض المناطق الحرّة | الدرهم، 2 |
| [الأردن](/ar/insights/projects-in-jordan-ar) | من الأحد إلى الخميس | ضريبة مبيعات 16% | النظام الوطني (جوفوترة، JoFotara)، مُلزِم منذ أبريل 2025 | القانون 24 لسنة 2023 | الدينار، 3 |
| [الكويت](/ar/insights/projects-in-kuwait-ar) | من الأحد إلى الخميس | لا ضريبة | لم تُعلن حتى يونيو 2026 | قواعد هيئة الاتصالات لمقدّمي خدمات الاتصالات والتقنية | الدينار، 3 |
| [لبنان](/ar/insights/projects-in-lebanon-ar) | من الاثنين إلى الجمعة | قيمة مضافة 11% | لم أجد | القانون 81 لسنة 2018 | الليرة، 0 أو 2 |

قرأتُ المصادر في نوفمبر 2026، نصوصًا رسمية أو نسخًا منها حيث وجدتُها. وقبل أن توقّعوا فليؤكّد لكم مستشاركم الضريبي ومحاميكم السطور التي تخصّكم.

~~~chart bar
title: خمسة مكاتب تلتقي أربعة أيام
unit: عدد الدول في يوم عمل، والجمعة نصف يوم في الإمارات
x: سبت، أحد، اثنين، ثلاثاء، أربعاء، خميس، جمعة
في العمل: 0 3 5 5 5 5 2
alt: من الاثنين إلى الخميس تعمل الدول الخمس كلها، ويقلّ العدد عند طرفي الأسبوع: ثلاث دول يوم الأحد، واثنتان يوم الجمعة، ولا دولة يوم السبت.
source: العطل كما في بيانات Unicode وإعلانات الحكومات المذكورة أدناه. وقد تختار الشركات الخاصة أيامًا أخرى.
~~~

~~~callout
title: قبل أن تكتبوا أول تاريخ في الخطة
1. أُدخلت عطلة الأسبوع والعطل الرسمية لكل دولة.
2. تقع الاجتماعات المشتركة والتوقيعات بين الاثنين والخميس.
3. يُحسب اليوم في رمضان ست ساعات، أي أقل بالربع.
4. تُخزَّن المبالغ بثلاث خانات عشرية أو أكثر، وتظهر بخانات كل عملة.
5. نسب الضريبة في جدول له تواريخ، ونسبة الصفر واحدة منها.
6. لكل نسخة من البيانات بلد ومسؤول.
7. تُخزَّن التواريخ بتقويم واحد، ويظهر الهجري حيث يطلبه عقد أو نموذج.
~~~

## السعودية: الفواتير أولًا

**الفواتير.** اجعلوا الربط مع هيئة الزكاة والضريبة والجمارك (ZATCA) في المرحلة الأولى، وخذوا موعد مجموعتكم من [مواعيد الدول الثلاث](/ar/insights/three-tax-calendars-and-one-invoice-queue-ar).

**الساعات.** لا يعمل الموظف المسلم في رمضان أكثر من ست ساعات في اليوم، ويقع [رمضان القادم](/ar/insights/a-forecast-that-knows-when-ramadan-moves-ar) في التقويم المحسوب بين 8 فبراير و8 مارس 2027 تقريبًا. لذلك لا أضع فيه موعد إطلاق، ولا في الأسبوعين التاليين.

**البيانات.** يخضع إخراج البيانات الشخصية من المملكة لشروط، فاحصروا [النسخ الموجودة في الخارج](/ar/insights/data-residency-what-to-ask-before-you-pick-a-region-ar) في الشهر الأول.

## الإمارات: الأسبوع يبدأ يوم الاثنين

**الساعات.** تعمل الجهات الاتحادية نصف دوام يوم الجمعة، لكن الشركات تختار أيامها، فاسألوا كل موقع. وتنقص ساعات القطاع الخاص في رمضان ساعتين في اليوم.

**الفواتير.** تتبادل الشركات فواتيرها عبر مزوّد خدمة معتمد، والواردة منها كذلك، فيدخل قسم الحسابات الدائنة في المشروع. أما الموعد فبحسب الإيراد، وتجدونه في [دليل الدول الثماني](/ar/insights/e-invoicing-country-by-country-ar).

**البيانات.** اسألوا من البداية أين سُجّلت كل شركة، فلمركز دبي المالي العالمي (DIFC) وسوق أبوظبي العالمي (ADGM) قانونان خاصان بالبيانات.

## الأردن: ثلاث خانات عشرية

**الفواتير.** أعمل في عمّان، ولا أقدّم على الربط مع جوفوترة أي ربط. للدينار ثلاث خانات عشرية، وجوفوترة يطلب المبالغ بتسع، فاختبروا التقريب قبل أن تُبنى واجهة الربط.

> ينظر المحاسب في عمّان إلى رمز جوفوترة قبل المبلغ، لأن الفاتورة بلا رمز لا تُقبل مصروفًا.

**الساعات.** انتهى دوام الدوائر الحكومية في رمضان 2026 عند الثانية والنصف، والقطاع الخاص يقرّر لنفسه، فاكتبوا ما قرّرته شركتكم.

**البيانات.** انتهت في مارس 2025 مهلة السنة التي منحها قانون البيانات لتوفيق الأوضاع.

## الكويت: أبقوا الحقل الفارغ

**الضريبة.** ليست في الكويت ضريبة قيمة مضافة، وأحدث مصدر وجدتُه عن الفوترة الإلكترونية، من يونيو 2026، لا يذكر إعلانًا عنها. ومع ذلك أبقوا حقل الضريبة في كل نموذج وتقرير ونسبته صفر، فإن أضفتموه لاحقًا عدتم إليها كلها.

**الساعات.** يحدّد قانون العمل 36 ساعة في الأسبوع في رمضان لجميع العاملين، أيًّا كان دينهم.

**البيانات.** تُلزم قواعد الهيئة العامة للاتصالات وتقنية المعلومات (CITRA) من رخّصت لهم، وقد يكون مورّد السحابة لديكم منهم. لذلك تسأل زميلتي حصة كل مورّد أولًا عن رقم ترخيصه.

## لبنان: أيّ نسبة وأيّ ليرة؟

**الضريبة.** في فبراير 2026 طلبت الحكومة من مجلس النواب رفع ضريبة القيمة المضافة من 11 في المئة إلى 12، ثم ذكر [تقرير لاحق](https://www.lbcgroup.tv/news/news-bulletin-reports/907526/gasoline-tax-approved-but-questions-remain-over-funding-public-wage-in/en) أنها تراجعت عن ذلك. ولا تُرفع الضريبة إلا بقانون، فتحقّقوا هل صدر، وأبقوا النسبة في جدول له تواريخ.

**العملة.** تعطي بعض البرامج الليرة خانتين عشريتين، وهي بلا خانات في جدولَي Oracle وUnicode، فاتفقوا على عدد الخانات قبل نقل البيانات. ويطلب تعميم لوزارة المالية من 2021 أن تصدر فواتير المستهلكين بالليرة. اسألوا هل ما زال ساريًا، واحسبوا في الحالين حساب عملتين وسعر صرف مسجّل.

**البيانات.** تُبلَّغ وزارة الاقتصاد والتجارة بمعالجة البيانات الشخصية، إلا ما تستثنيه المادة 94 من القانون 81. أما ساعات رمضان فلم أجد لها قاعدة، فاسألوا الموقع.

## المصادر

- العطل والخانات العشرية: [بيانات Unicode المحلية](https://cldr.unicode.org/)، الإصدار 48؛ و[Oracle](https://docs.oracle.com/en/cloud/saas/netsuite-suiteprojects-pro/online-help/section_4592397413.html)؛ والإمارات، [The National](https://www.thenationalnews.com/uae/government/2021/12/07/breaking-uae-makes-major-changes-to-working-week/)، 7 ديسمبر 2021؛ ولبنان، [The Daily Star](https://www.dailystar.com.lb/News/Lebanon-News/2017/Aug-31/417843-controversy-over-lebanons-new-2-day-weekend.ashx)، 31 أغسطس 2017
- النسب: وزارة المالية الإماراتية، [Value Added Tax](https://mof.gov.ae/vat/)؛ والسعودية، [PwC عن النسبة](https://pwc.com/m1/en/services/tax/me-tax-legal-news/2021/saudi-arabia-end-of-the-transitional-period-for-vat-rate-increase.html)، 3 يونيو 2021؛ ودائرة ضريبة الدخل والمبيعات الأردنية، [Changes in the GST and SST Rates](https://cupdf.com/document/istdgovjo-englishsummary-of-recent-web-viewinsulated-water-storage-tanks.html)، 2017، نسخة (مصدر ثانوي)؛ والنسبتان الأخيرتان كذلك في Odoo 19 عن [السعودية](https://www.odoo.com/documentation/19.0/applications/finance/fiscal_localizations/saudi_arabia.html) و[الأردن](https://www.odoo.com/documentation/19.0/applications/finance/fiscal_localizations/jordan.html)؛ والكويت، [ClayDesk](https://www.claydesk.ai/compliance/kuwait.html)، يونيو 2026 (مصدر ثانوي)؛ ولبنان، القانون 64 لسنة 2017 في [ملخّص مكتب Nammour](http://nammourlawfirm.com/nalf-news/)، و[LBCI](https://v7cdn.lbcgroup.tv/news/news-bulletin-reports/906061/paying-the-price-fuel-hike-and-vat-plan-stir-debate-over-lebanons-fina/en)، 17 فبراير 2026، و[مهارات نيوز](https://maharat-news.com/lebanese-government-TVA-taxes)، 18 فبراير 2026، و[Businessnews](http://www.businessnews.com.lb/cms/Story/StoryDetails.aspx?ItemID=10865&NewsletterID=391)، 15 يناير 2021
- رمضان: [وزارة الموارد البشرية السعودية](https://laboreducation.hrsd.gov.sa/en/labor-education/312)؛ والوزارة الإماراتية في [Filipino Times](https://filipinotimes.net/latest-news/2026/02/12/private-sector-employees-in-uae-to-work-two-hours-less-during-ramadan/)، 12 فبراير 2026؛ والأردن، [رؤيا](https://en.royanews.tv/news/67511)، فبراير 2026؛ والكويت، قانون العمل في [كويت تايمز](https://www.kuwaittimes.com/ramadan-hours/)
- البيانات: السعودية، [المادة 29](https://ksapdpl.com/saudi-pdpl-article-29-cross-border-data-transfers-and-disclosures)، نسخة غير رسمية، و[DLA Piper عن لائحة النقل](https://www.dlapiperdataprotection.com/index.html?t=transfer&c=SA)؛ والإمارات، [DataGuidance](https://www.dataguidance.com/jurisdiction/uae-federal-0)؛ و[وزارة الاقتصاد الرقمي الأردنية](https://modee.gov.jo/EN/Pages/FAQs)؛ وهيئة الاتصالات الكويتية، [القرار 26 لسنة 2024](https://bylaws.global-markets.com/en/law/kuwait/privacy/kw-priv-000-dppr-resolution-26-2024)، و[Al Tamimi](https://www.tamimi.com/news/communications-and-information-technology-regulatory-authority-has-issued-new-data-privacy-regulations/)، 28 فبراير 2024؛ ولبنان، [القانون 81](http://legallaw.ul.edu.lb/Law.aspx?lawId=278573&language=ar)، 18 أكتوبر 2018، و[Madcour](http://www.madcour.com/articles/blog-post-title-four-y5jb8-pth3a) عن مواده
- الفوترة الإلكترونية: كما في [مواعيد الدول الثلاث](/ar/insights/three-tax-calendars-and-one-invoice-queue-ar)؛ و[وكالة الأنباء الأردنية على MENAFN](https://menafn.com/1109384273/Electronic-Billing-System-Now-Mandatory-For-All-Purchases)، 2 أبريل 2025`,
};
