// A list of distinct choices has at most as many items as there are choices: its `maxItems` follows
// from the enumeration and is written nowhere.
import { isMap, visit } from 'yaml';

/** The number of choices of a list; null for other lists. @param schemas by name */
function countChoices({ type, items }, schemas) {
  if (type !== 'array' || !items) return null;
  const item = items.$ref ? schemas[items.$ref.split('/').at(-1)] : items;
  return item?.enum?.length ?? null;
}

/** Sets the `maxItems` of each list of distinct choices. @param doc the whole contract */
export function boundLists(doc) {
  const { schemas } = doc.toJS().components;
  visit(doc, {
    Map(_, node) {
      if (node.get('type') !== 'array' || !isMap(node.get('items'))) return;
      const choices = countChoices(node.toJS(doc), schemas);
      if (choices !== null) node.set('maxItems', choices);
    },
  });
}

function* listMaps(value) {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value;
  for (const inner of Object.values(value)) yield* listMaps(inner);
}

/** @param rooms parsed contract files by name. @returns a sentence for each redundant `maxItems` */
export function listBounded(rooms) {
  const schemas = Object.assign(
    {},
    ...Object.values(rooms).map((room) => room.components?.schemas),
  );
  return Object.entries(rooms).flatMap(([name, room]) =>
    [...listMaps(room)]
      .filter(
        ({ maxItems, $ref, ...node }) =>
          maxItems !== undefined &&
          countChoices($ref ? (schemas[$ref.split('/').at(-1)] ?? {}) : node, schemas) !== null,
      )
      .map(
        ({ maxItems }) =>
          `openapi/${name}.yaml: a list of choices need not say maxItems: ${maxItems}, which follows from them`,
      ),
  );
}
