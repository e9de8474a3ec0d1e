/** Texts that promise something must name the feature that does it, and no other. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { type FeatureName, featureNames } from '#domain/feature.ts';

const root = join(import.meta.dirname, '../..');

/** Words of a promise in both languages, within one sentence, and the feature that implements it. */
const promises: { readonly [N in FeatureName]?: RegExp } = {
  'photo-report': /eltmezden[^.!?]*surat|surat[^.!?]*eltmezden|фото[^.!?]*доставк|доставк[^.!?]*фото/iu,
  certificates:
    /kod[^.!?]*sargyt|sargyt[^.!?]*kod|код[^.!?]*при оформлении|sowgat (kart|sertifikat)|подарочн\S* (карт|сертификат)/iu,
  reminders: /ýatlad(arys|ýar)|ýatlarys|ýatda saklarys|напомним|запомним|gutlarys|поздравим/iu,
  'second-attempt': /gaýtadan elt|повторн\S* доставк/iu,
};

type PromiseClaim = { text: string; needs: FeatureName[] };

/** Every text of a program or of the seed data, with the features that the surrounding objects name. */
function readTexts(source: string, path = 'some.tsx'): PromiseClaim[] {
  const found: PromiseClaim[] = [];
  const visit = (node: ts.Node, needs: FeatureName[]): void => {
    const around = ts.isObjectLiteralExpression(node) ? [...needs, ...needsOf(node)] : needs;
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node);
    if (isText) found.push({ text: node.text, needs });
    ts.forEachChild(node, (child) => visit(child, around));
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest), []);
  return found;
}

function needsOf(object: ts.ObjectLiteralExpression): FeatureName[] {
  return object.properties.flatMap((property) =>
    ts.isPropertyAssignment(property) &&
    ts.isIdentifier(property.name) &&
    property.name.text === 'needs' &&
    ts.isStringLiteral(property.initializer)
      ? featureNames.filter((name) => name === (property.initializer as ts.StringLiteral).text)
      : [],
  );
}

function emptyPromises(said: readonly PromiseClaim[]): string[] {
  return said.flatMap(({ text, needs }) =>
    Object.entries(promises).flatMap(([feature, words]) =>
      words.test(text) && !needs.includes(feature as FeatureName) ? [`${feature}: ${text}`] : [],
    ),
  );
}

const sources = ['domain', 'contract', 'server', 'storefront', 'backoffice']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  )
  .filter((path) => /[.]tsx?$/.test(path) && !/[.](test|suite|proof)[.]/.test(path));

test('no text of shop, office or demonstration promises what no feature named beside it does', () => {
  const texts = sources.flatMap((path) => readTexts(readFileSync(join(root, path), 'utf8'), path));
  expect(texts.length).toBeGreaterThan(10_000);
  expect(emptyPromises(texts)).toEqual([]);
});

test('a promise is found in either language, in data and on a page, and forgiven only to its own feature', () => {
  const found = (source: string) => emptyPromises(readTexts(source)).map((one) => one.split(':')[0]);
  expect(found(`const t = { tm: 'Eltmezden öň surat', ru: 'x' }`)).toEqual(['photo-report']);
  expect(found(`const t = { tm: 'x', ru: 'Фото перед доставкой', needs: 'reminders' }`)).toEqual([
    'photo-report',
  ]);
  expect(found(`const t = { tm: 'x', ru: 'Фото перед доставкой', needs: 'photo-report' }`)).toEqual([]);
  expect(
    found(`const rows = [{ about: both('Kodyny sargyt edende ýazyň', 'код вводят при оформлении') }]`),
  ).toEqual(['certificates', 'certificates']);
  expect(found(`const page = <p>Поздравим вас</p>;`)).toEqual(['reminders']);
  expect(found('const t = `Повторную доставку назначим: ${day}`')).toEqual(['second-attempt']);
  expect(found(`const all = [{ needs: 'people' }, { ru: 'Напомним' }]`)).toEqual(['reminders']);
});
