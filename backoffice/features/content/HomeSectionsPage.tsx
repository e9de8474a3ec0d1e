import { useQuery } from '@tanstack/react-query';
import { Title } from 'react-admin';
import { shopApi } from '#backoffice/api/api.ts';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { layoutTexts } from '#backoffice/app/frame/layout.texts.ts';
import { Answered } from '#backoffice/parts/frames/Answered.tsx';
import { HomeSectionsForm } from './HomeSectionsForm.tsx';

/** Which sections the home page shows, and in which order. */
export default function HomeSectionsPage() {
  const t = useTexts(layoutTexts);
  const { data, isPending, error, refetch } = useAnswer('GET /api/office/home-sections/', undefined, {
    isForm: true,
  });
  const home = useQuery({ queryKey: ['shop', 'home'], queryFn: readHome });
  const retry = () => Promise.all([refetch(), home.refetch()]);
  return (
    <>
      <Title title={t('homeSections')} />
      <Answered isPending={isPending || home.isPending} error={error ?? home.error} retry={retry} rows={9}>
        {data && home.data && (
          <HomeSectionsForm answer={data} info={home.data.info} banners={home.data.banners} />
        )}
      </Answered>
    </>
  );
}

/** The published home page. */
async function readHome() {
  const [info, banners] = await Promise.all([
    shopApi('GET /api/product/home-info/'),
    shopApi('GET /api/product/banners/'),
  ]);
  return { info: info.data.mainInfo, banners: banners.data };
}
