import { useEffect, useRef } from 'react';
import type { Visit } from '#storefront/navigation/lazy-page.ts';
import { PageFailed } from '#storefront/app/frame/PageFailed.tsx';
import { PageFrame } from '#storefront/app/frame/PageFrame.tsx';
import { longDate } from '#domain/print/days.ts';
import { Local } from '#storefront/lang/Local.tsx';
import { useLanguage, useLocal, useTexts } from '#storefront/lang/use-texts.ts';
import { prefetchAnswer, useAnswer } from '#storefront/store/use-answer.ts';
import { contentTexts } from '#storefront/features/content/home/content.texts.ts';
import { findTerms } from './find-terms.ts';
import classes from './PrivacyPage.module.css';
import { RichText } from './RichText.tsx';
import { TextSkeleton } from './TextSkeleton.tsx';

export function prepare(visit: Visit): Promise<unknown> {
  return prefetchAnswer(visit, 'GET /api/product/privacy-policy/', {});
}

export default function PrivacyPage() {
  const t = useTexts(contentTexts);
  const local = useLocal();
  const language = useLanguage();
  const { answer, failure, retry } = useAnswer('GET /api/product/privacy-policy/', {});
  const terms = useTermsShown(answer !== undefined);
  const firstTerms = findTerms(answer?.data.sections ?? []);
  return (
    <PageFrame title={t('privacy')}>
      {failure && <PageFailed onRetry={retry}>{`${t('failed')} ${failure.sentence}`}</PageFailed>}
      {!answer && !failure && <TextSkeleton />}
      {answer && (
        <>
          <p className={classes['updated']}>
            {t('updated', { day: longDate(answer.data.updatedAt, language) })}
          </p>
          <nav aria-label={t('contents')} className={classes['contents']}>
            <ol>
              {answer.data.sections.map((section, i) => (
                <li key={section.title.tm}>
                  <a href={`#section-${i + 1}`}>
                    <Local text={section.title} />
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          {answer.data.sections.map((section, i) => (
            <section key={section.title.tm} id={`section-${i + 1}`} className={classes['section']}>
              <h2 {...(i === firstTerms ? { ref: terms, tabIndex: -1 } : {})}>
                <Local text={section.title} />
              </h2>
              <RichText text={local(section.body)} />
            </section>
          ))}
        </>
      )}
    </PageFrame>
  );
}

/** On the terms' address the page is scrolled to the terms. */
function useTermsShown(isHere: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isHere || window.location.hash !== '#terms') return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [isHere]);
  return heading;
}
