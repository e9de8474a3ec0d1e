import type { IdeaCard as Idea } from '#contract/catalogue/shop.ts';
import { IdeaCard } from '#storefront/features/catalogue/cards/IdeaCard.tsx';
import classes from './HomePage.module.css';
import { HomeSection } from './HomeSection.tsx';

/** Gift ideas side by side. */
export function IdeaRail({ ideas, title }: { ideas: Idea[]; title: string }) {
  if (ideas.length === 0) return null;
  return (
    <HomeSection id="ideas" title={title}>
      <div className={classes['rail']}>
        {ideas.map((idea) => (
          <IdeaCard key={idea.id} idea={idea} />
        ))}
      </div>
    </HomeSection>
  );
}
