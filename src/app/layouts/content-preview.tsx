import { solutionOf } from '../../config/solutions';
import { DocumentTitle } from '../../components/document-title';
import { ErrorState } from '../../components/ui/empty-state';
import { CtaBand } from '../../features/company/cta-band';
import { CaseStudyPage } from '../../features/content/case-study-page';
import { InsightArticle, RelatedInsights } from '../../features/content/insight-article';
import { PreviewBar } from '../../features/content/preview-bar';
import { PublishedPage } from '../../features/content/published-page';
import { StudyOnward } from '../../features/content/study-onward';
import { ContactForm } from '../../features/leads/contact-form';
import type { Outputs } from '../../lib/trpc';

interface ContentPreviewProps {
  preview: Outputs['previews']['item'];
}

/** An insight, a case study or a page as its public page shows it, below a bar that says what it is. */
export function ContentPreview({ preview }: ContentPreviewProps) {
  return (
    <>
      <DocumentTitle>{`Preview: ${preview.title}`}</DocumentTitle>
      <meta name="robots" content="noindex, nofollow" />
      <PreviewBar preview={preview} />
      <PublicView preview={preview} />
    </>
  );
}

function PublicView({ preview }: ContentPreviewProps) {
  switch (preview.type) {
    case 'insight':
      return (
        <>
          <InsightArticle
            article={preview.article}
            solution={solutionOf(preview.article.slug, preview.article.category)}
          />
          <RelatedInsights related={preview.article.related} />
          <CtaBand topic="article" name={preview.article.author?.name} />
        </>
      );
    case 'case_study':
      return (
        <>
          <CaseStudyPage study={preview.study} linked={preview.linked} />
          <StudyOnward
            slug={preview.study.slug}
            language={preview.study.language}
            insight={preview.insight}
            next={null}
          />
          <CtaBand topic="figure" />
        </>
      );
    case 'page': {
      const slots = { contactForm: <ContactForm />, callToAction: <CtaBand /> };
      return <PublishedPage page={preview.page} slots={slots} />;
    }
  }
}

/** The same for a wrong, an expired and a revoked link, so that none can be told from the others. */
export function PreviewMissing() {
  return (
    <div className="wrap section">
      <DocumentTitle>Preview not available</DocumentTitle>
      <ErrorState as="h1" title="This preview is not available">
        Its link may be mistyped, older than seven days, or revoked. Ask the person who sent it for
        a new one.
      </ErrorState>
    </div>
  );
}
