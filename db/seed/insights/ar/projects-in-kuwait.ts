import type { SeedTranslation } from '../../types';

export const projectsInKuwait: SeedTranslation = {
  title: 'المشاريع الرقمية في الكويت: ما تحسمونه أولًا',
  searchTitle: 'التحول الرقمي في الكويت: حماية البيانات وكي نت',
  excerpt:
    'لا ضريبة قيمة مضافة في الكويت، فيبدأ المشروع الرقمي فيها من البيانات والعقود. هنا الجهتان المشرفتان على البيانات، وكي نت، وما يُحجز من المورّد الأجنبي.',
  content: `ليس في الكويت ضريبة قيمة مضافة، ولا منصّة ضريبية ترتبطون بها بحسب مصدر من يونيو 2026. لذلك يبدأ المشروع الرقمي فيها من البيانات والعقود. فاعرفوا أولًا هل تخضع شركتكم لإشراف المركز الوطني للأمن السيبراني (NCSC)، لأن البيانات الحسّاسة لا تخرج عندئذ من البلد إلا بموافقته. ثم راجعوا عقود المورّدين، فما تدفعونه إلى شركة أجنبية يُحجز منه 5 في المئة لحساب الإدارة الضريبية.

| الموضوع | المعمول به | ما تفعلونه أولًا |
| --- | --- | --- |
| الضرائب | لا ضريبة قيمة مضافة، و15% حدًّا أدنى على المجموعات الكبيرة | أبقوا حقل الضريبة ونسبته صفر |
| المورّدون | حجز 5% من دفعات الشركات الأجنبية | نُصّوا عليه في العقد |
| البيانات الشخصية | القرار 26 لسنة 2024 من هيئة الاتصالات | اطلبوا ترخيص الجهة المستضيفة |
| البيانات الحسّاسة | القرار 1 لسنة 2025 من مركز الأمن السيبراني | اسألوا هل يشملكم |
| الدفع | كي نت، بالدينار | جرّبوا ردّ 5.125 |
| المتاجر الإلكترونية | المرسوم بقانون 10 لسنة 2026 | اسألوا عن موعد التسجيل |

## أيّ ضرائب تسري في الكويت؟

منذ يناير 2025 تدفع المجموعة متعددة الجنسيات ما لا يقلّ عن 15 في المئة على دخلها في الكويت إذا بلغت إيراداتها 750 مليون يورو أو أكثر في سنتين من السنوات الأربع الأخيرة. أما الفوترة الإلكترونية فيكفي أن تتابعوا أخبارها إلى الآن، كما ترون في قائمتنا عن [ثماني دول](/ar/insights/e-invoicing-country-by-country-ar).

وهناك قاعدة يفاجأ بها عدد أكبر من الشركات: من تعاقد مع شركة أجنبية يحجز 5 في المئة من قيمة العقد أو من كل دفعة إلى أن تفرج عنها الإدارة الضريبية. ومعنى ذلك في عقد برنامج قيمته 40,000 دينار أن تحجزوا 2,000، فاتّفقوا قبل التوقيع على من يطلب الإفراج عنها.

## أين يجوز أن تُحفظ البيانات؟

حين أدقّق شركة في [مدينة الكويت](/ar/about/hessa-al-mutlaq) أسأل أولًا عن الجهة التي تشرف عليها. فالهيئة العامة للاتصالات وتقنية المعلومات (CITRA) تُلزم مقدّمي الخدمة الذين ترخّص لهم. وقرارها 26 لسنة 2024، الذي حلّ محلّ القرار 42 لسنة 2021، يشترط موافقة المستخدمين والإبلاغ عن أي اختراق خلال 24 ساعة. فإن كانت الجهة المستضيفة مرخّصة فأدرجوا هذه الواجبات في عقدها.

ويشرف المركز الوطني للأمن السيبراني على الجهات الحكومية ومؤسسات القطاع العام وعلى بعض الشركات الخاصة. وعلى هذه الجهات كلها أن تصنّف بياناتها إلى عامة ومحدودة وحسّاسة، وأمامها مهلة إلى أوائل أكتوبر 2027 لتطبّق ضوابط أساسية للأمن السيبراني. أما قائمة الهيئة الأقدم ذات المستويات الأربعة فيذكر مكتب المحاماة GLA أنها أُلغيت في 2024. وللجهة المستضيفة نفسها استعملوا هذه [الأسئلة الاثني عشر](/ar/insights/data-residency-what-to-ask-before-you-pick-a-region-ar).

## كيف يدفع العملاء ويسجّلون الدخول؟

كل بطاقات السحب الآلي الصادرة في الكويت تحمل علامة كي نت (KNET)، وتقبلونها بحساب تاجر لدى أحد البنوك الأعضاء. ويتيح Checkout.com، وهو واحد من مزوّدي الدفع، ردّ المبالغ عبر كي نت ولا يتيح الدفع المتكرّر، فقد يحتاج الاشتراك إلى نقرة من العميل كل شهر. واختبروا كذلك [الخانة العشرية الثالثة](/ar/insights/one-subscription-five-currencies-and-their-decimals-ar). وتنقل خدمة ومض (WAMD) المال فورًا بين الحسابات، لكن البنوك تعترض حين تحصّل شركة أموالها في حساب شخصي.

ولتسجيل الدخول والتوقيع تطبيق هويتي من الهيئة العامة للمعلومات المدنية (PACI)، وللشركات الخاصة أن تقبله أيضًا. ولم أجد شروطًا منشورة للشركات، فاسألوا عنها قبل أن تصمّموا الشاشة.

وإذا كنتم تبيعون عبر الإنترنت فإن المرسوم بقانون 10 لسنة 2026 يوجب أن تُقيَّدوا لدى وزارة التجارة والصناعة وأن تُصدروا فواتير إلكترونية وأن تقبلوا ردّ السلع خلال 14 يومًا. وفي قراءتي لما نُشر تُرسل هذه الفواتير إلى المشتري. وتختلف مصادري في موعد سريان القانون. وتريد الوزارة أن تكون الفواتير بالعربية أولًا، ويقول قانون العمل مثل ذلك في عقود العمل، وتجوز إضافة لغة ثانية.

## ما أيام العمل في الكويت؟

تعمل الدوائر الحكومية من الأحد إلى الخميس، ويبيّن [تقويم الدول الخمس](/ar/insights/five-countries-one-project-plan-ar) كم تقصر ساعات العمل في رمضان، وأنا لا أخطّط في رمضان لأي انتقال إلى نظام جديد. ومن يونيو إلى آخر أغسطس لا يجوز العمل في الأماكن المكشوفة بين 11:00 و16:00، فاجعلوا مدّ الكابلات في الساحات في الصباح الباكر.

~~~chart bar
title: الكويت في 2027: ثلاث فترات لخطتكم
unit: من أول يوم إلى آخر يوم
رمضان: 02-08..03-08
العطلة الوطنية: 02-25..02-26
حظر العمل ظهرًا: 06-01..08-31
highlight: رمضان
alt: يمتد رمضان من 8 فبراير إلى 8 مارس، وتقع فيه العطلة الوطنية يومي 25 و26 فبراير. ويمتد حظر العمل ظهرًا في الأماكن المكشوفة من 1 يونيو إلى 31 أغسطس.
source: رمضان بالحساب الفلكي، وقد تقدّمه رؤية الهلال يومًا أو تؤخّره. والعطلة والحظر كما في الأعوام السابقة.
~~~

## ما الخطوة الأولى؟

1. يسأل محاميكم مركز الأمن السيبراني هل تشملكم قراراته، ويحتاج إلى ساعتين وإلى انتظار الجواب.
2. يُعدّ قسم التقنية في يومين قائمة بكل نسخ البيانات الشخصية، مع بلد كل نسخة وصاحبها.
3. تراجع المالية عقود المورّدين التي يُحجز منها 5 في المئة وتسأل البنك عن كي نت وومض، ويحتاج ذلك إلى ست ساعات.

المجموع في تقديري ثلاثة أيام عمل، ولو كنت مكانكم لما وقّعتُ عقد برنامج قبل أن يصل الجواب الأول، ولطلبتُ من مستشار ضريبي أن يؤكّد نسبة الـ5 في المئة. وفي دراسة الحالة التوضيحية عن [الملفات الجمركية](/ar/case-studies/customs-documents-ar) بقيت البيانات الموسومة على خادم العميل، وتصف صفحة [المنصّات السحابية](/ar/solutions/saas-platforms) ما نبنيه.

## المصادر

- الضرائب: [ClayDesk](https://www.claydesk.ai/compliance/kuwait.html)، يونيو 2026 (مصدر ثانوي)؛ وEY عن [حدّ الإيراد](https://wpqa.orbitax.com/taxhub/news/country/article/Kuwait-implements-domestic-top-0aedad51-90b1-4321-8ff8-416bbe8057dc)؛ و[القاعدة 6](https://gcctaxlaws.com/decisions/kuwait-kit-law-no-2-of-2008-amending-decree-no-3-of-1955-er-6-of-2013)، نسخة غير رسمية
- البيانات: [القرار 26](https://bylaws.global-markets.com/en/law/kuwait/privacy/kw-priv-000-dppr-resolution-26-2024) و[ساعاته الـ24](https://support.thomsonreuters.ae/node/39666)؛ و[GLA](https://www.dataguidance.com/opinion/kuwait-citra-releases-kuwaits-latest-data-privacy)؛ و[القرار 1](https://www.alanba.com.kw/1328879) في الأنباء، 20 أكتوبر 2025، و[مستوياته](https://www.wefaqlaw.com/post/kuwait-reinforces-cybersecurity-governance-with-the-2025-national-data-classification-framework)؛ وASAR عن [الموافقة](https://www.asarlegal.com/?p=20544) و[الضوابط](https://www.asarlegal.com/kuwaits-new-cybersecurity-framework-minimum-standards/)؛ و[الموعد](https://kooch.co/tr/post/kuwait-national-basic-cybersecurity-controls-2026)، يوليو 2026
- الدفع والهوية: [Mastercard](https://developer.mastercard.com/mastercard-gateway/documentation/payment-methods/cards/domestic-schemes/knet/) و[Checkout.com](https://www.checkout.com/docs/payments/add-payment-methods/knet.md) عن كي نت؛ وArab Times عن [ومض](https://www.arabtimesonline.com/news/kuwait-banks-keep-a-strict-eye-on-wamd-and-links-transactions)، 12 نوفمبر 2025، وعن [هويتي](https://arabtimesonline.com/news/digital-civil-id-card-to-identify-people-and-complete-transactions-approved)
- المتاجر: [كونا](https://www.kuna.net.kw/ArticleDetails.aspx?Language=en&id=3276836)، 22 فبراير 2026؛ و[ARY News](https://arynews.tv/law-governing-digital-commerce-in-kuwait)؛ والموعدان في [خبرني](https://www.khaberni.com/news/785567-kuwait-ban-on-online-sales-and-promotion-without-a-license-and-penalties-including-imprisonment?local=en) و[GLA](https://www.glaco.com/blog/kuwaits-draft-digital-commerce-decree-law-a-comprehensive-legal-framework-for-e%e2%80%91commerce-consumer-protection-and-market-integrity) (عن المشروع)؛ والعربية في [الفواتير](https://manoramaonline.com/global-malayali/gulf/2024/10/22/mandatory-use-of-arabic-language-in-purchase-invoices-by-commercial-establishments.amp.html)، 22 أكتوبر 2024، وفي [العقود](http://www.arabtimesonline.com/news/kuwaiti-courts-accept-non-arabic-docus-that-go-through-certain-processes/)
- أسبوع العمل: [العطل](https://en.dailypakistan.com.pk/14-Feb-2026/good-news-for-govt-employees-4-day-holiday-from-february-25-28)، 14 فبراير 2026؛ و[حظر الظهيرة](https://www.arabianbusiness.com/gcc/kuwait/kuwait-bans-outdoor-work)، 2 يونيو 2025`,
};
