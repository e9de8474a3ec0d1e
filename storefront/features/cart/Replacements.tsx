import { useSelector } from 'react-redux';
import { Link } from 'wouter';
import { money } from '#domain/print/money.ts';
import { Local } from '#storefront/lang/Local.tsx';
import { useTexts } from '#storefront/lang/use-texts.ts';
import { paths } from '#storefront/paths.ts';
import { selectMainInfo } from '#storefront/features/content/texts/info.slice.ts';
import { useAnswer } from '#storefront/store/use-answer.ts';
import { Picture } from '#storefront/ui/Picture.tsx';
import { selectCartItems } from './cart.slice.ts';
import { cartTexts } from './cart.texts.ts';
import { pickReplacements } from './pick-replacements.ts';
import classes from './Replacements.module.css';

type Props = { product: number; price: number };

/** Products to replace one that is out of stock; renders nothing until they are loaded. */
export function Replacements({ product, price }: Props) {
  const t = useTexts(cartTexts);
  const { answer, failure } = useAnswer('GET /api/product/detail/:id/', { params: { id: product } });
  const popular = useSelector(selectMainInfo)?.popularProducts ?? [];
  const chosen = useSelector(selectCartItems).map((item) => item.product.id);
  if (!answer && !failure) return null;
  const offers = { related: answer?.data.related ?? [], popular };
  const replacements = pickReplacements({ id: product, price }, offers, chosen);
  if (replacements.length === 0) return null;
  return (
    <section className={classes['replacements']} data-replacements="">
      <h3 className={classes['title']}>{t('similar')}</h3>
      <ul className={classes['list']}>
        {replacements.map((one) => (
          <li key={one.id}>
            <Link href={paths.product(one.id)} className={classes['offer']}>
              <span className={classes['frame']}>
                {one.picture && (
                  <Picture picture={one.picture} alt="" sizes="64px" className={classes['picture']} />
                )}
              </span>
              <span className={classes['name']}>
                <Local text={one.title} />
              </span>
              <b>{money(one.price)}</b>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
