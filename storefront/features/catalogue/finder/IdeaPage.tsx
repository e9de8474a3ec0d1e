import { wideScreen } from '#domain/media/wide-screen.ts';
import { useSelector } from 'react-redux';
import { useParams } from 'wouter';
import type { Idea } from '#contract/catalogue/shop.ts';
import { RichText } from '#storefront/features/content/texts/RichText.tsx';
import type { Visit } from '#storefront/navigation/lazy-page.ts';
import { PageFrame } from '#storefront/app/frame/PageFrame.tsx';
import { usePageTitle } from '#storefront/navigation/use-page-title.ts';
import { money } from '#domain/print/money.ts';
import { useLocal, useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { useShopDispatch } from '#storefront/store/dispatch.ts';
import { isNotFound } from '#storefront/store/failure.ts';
import { prefetchAnswer, useAnswer } from '#storefront/store/use-answer.ts';
import { Button } from '#storefront/ui/Button.tsx';
import { EmptyState } from '#storefront/ui/feedback/EmptyState.tsx';
import { PageFailed } from '#storefront/app/frame/PageFailed.tsx';
import { joinClasses } from '#storefront/ui/join-classes.ts';
import { Picture } from '#storefront/ui/Picture.tsx';
import { SectionTitle } from '#storefront/ui/surfaces/SectionTitle.tsx';
import { addAll } from './add-all.ts';
import { IdeaCard } from '#storefront/features/catalogue/cards/IdeaCard.tsx';
import classes from './IdeaPage.module.css';
import { ideaTexts } from './idea.texts.ts';
import { ProductGrid, ProductGridSkeleton } from '#storefront/features/catalogue/cards/ProductGrid.tsx';

export async function prepare({ params, ...visit }: Visit): Promise<unknown> {
  const id = Number(params['id']);
  return id > 0 ? prefetchAnswer(visit, 'GET /api/product/idea/:id/', { params: { id } }) : undefined;
}

/** Placeholder: the title and boxes for the pictures. */
export function PageSkeleton() {
  const t = useTexts(ideaTexts);
  const title = useKnownTitle();
  usePageTitle(title);
  return (
    <article className={classes['idea']} aria-busy="true">
      <div className={classes['opening']}>
        <div className={joinClasses(classes['picture'], classes['coming'])} aria-hidden="true" />
        <div className={classes['text']}>
          <p className={classes['eyebrow']}>{t('idea')}</p>
          <h1>{title}</h1>
        </div>
      </div>
      <section className={classes['section']}>
        <ProductGridSkeleton count={8} />
      </section>
    </article>
  );
}

/** The idea's title, as far as the shop info has it already. */
function useKnownTitle(): string {
  const t = useTexts(ideaTexts);
  const local = useLocal();
  const { id } = useParams<{ id: string }>();
  const known = useSelector(selectMainInfo)?.ideas?.find((idea) => String(idea.id) === id);
  return local(known?.title) || t('idea');
}

export default function IdeaPage() {
  const t = useTexts(ideaTexts);
  const title = useKnownTitle();
  const id = useParams<{ id: string }>().id;
  const isNumber = /^[1-9]\d{0,8}$/.test(id);
  const { answer, failure, retry } = useAnswer(
    'GET /api/product/idea/:id/',
    isNumber ? { params: { id: Number(id) } } : null,
  );
  if (answer) return <IdeaView key={answer.data.id} idea={answer.data} />;
  if (!isNumber || (failure && isNotFound(failure))) {
    return (
      <PageFrame title={t('idea')}>
        <EmptyState title={t('notFound')} to={{ href: paths.home(), text: t('toHome') }}>
          {t('notFoundHint')}
        </EmptyState>
      </PageFrame>
    );
  }
  if (!failure) return <PageSkeleton />;
  return (
    <PageFrame title={title}>
      <PageFailed onRetry={retry}>{t('failed', { why: failure.sentence })}</PageFailed>
    </PageFrame>
  );
}

/** Picture and text of an idea, with its products. */
function IdeaView({ idea }: { idea: Idea }) {
  const t = useTexts(ideaTexts);
  const local = useLocal();
  const dispatch = useShopDispatch();
  const others = useSelector(selectMainInfo)?.ideas?.filter(({ id }) => id !== idea.id) ?? [];
  const inStock = idea.products.filter(({ count, defaultOption }) => count > 0 && defaultOption);
  const sum = inStock.reduce((total, { defaultOption }) => total + (defaultOption?.price ?? 0), 0);
  usePageTitle(local(idea.title));
  return (
    <article className={classes['idea']}>
      <div className={classes['opening']}>
        {idea.picture && (
          <Picture
            picture={idea.picture}
            alt=""
            sizes={`${wideScreen} 560px, 100vw`}
            isMain
            className={classes['picture']}
          />
        )}
        <div className={classes['text']}>
          <p className={classes['eyebrow']}>{t('idea')}</p>
          <h1>{local(idea.title)}</h1>
          <p className={classes['subtitle']}>{local(idea.subtitle)}</p>
          <RichText text={local(idea.story)} heading="h2" />
        </div>
      </div>
      <section className={classes['section']}>
        <SectionTitle>{t('goods')}</SectionTitle>
        <ProductGrid products={idea.products} />
        {inStock.length > 1 && (
          <div className={classes['all']}>
            <Button onClick={() => dispatch(addAll(inStock))}>{t('addAll', { price: money(sum) })}</Button>
            <p>{t('addAllHint')}</p>
          </div>
        )}
      </section>
      {others.length > 0 && (
        <section className={classes['section']}>
          <SectionTitle>{t('others')}</SectionTitle>
          <div className={classes['rail']}>
            {others.map((other) => (
              <IdeaCard key={other.id} idea={other} />
            ))}
          </div>
        </section>
      )}
    </article>
  );
}
