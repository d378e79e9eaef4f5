import type { ProductFilters, ProductPage } from "@kamra/core/catalogue";
import { type AllergenCode, allergenCodes, allergenTexts } from "@kamra/core/product";
import { Button } from "../button/Button.tsx";
import { Checkbox } from "../field/Checkbox.tsx";
import type { Href } from "../link/Href.ts";
import { Link } from "../link/Link.tsx";
import { useCoreTexts, useFormats, useTexts } from "../text/useTexts.ts";
import { currencyMark } from "./currencyMark.ts";
import { catalogueTexts } from "./text.hu.ts";
import { activeFilterCount } from "./activeFilterCount.ts";
import { FacetGroup } from "./FacetGroup.tsx";
import { FilterSection } from "./FilterSection.tsx";
import { PriceRangeField } from "./PriceRangeField.tsx";
import { toggledOption } from "./toggledOption.ts";
import { withoutAllergen } from "./withoutAllergen.ts";
import type { RootProps } from "../styles/RootProps.ts";
import { classNames } from "../styles/classNames.ts";
import styles from "./FilterPanel.module.css";

/** The plain form for pages without scripts, with the field names of the filters. */
export interface FilterForm {
  /** The form's id. */
  readonly id: string;
  /** The field's name of each filter. */
  readonly names: Readonly<Record<"priceFrom" | "priceTo" | "discounted" | "news" | "withoutAllergens", string>>;
  /** The field's name of an attribute, such as `brand`. */
  readonly nameOf: (attributeCode: string) => string;
  /** The value that an active switch sends. */
  readonly on: string;
}

/** Props of `FilterPanel`; `onChange` gets the complete new filters. */
export interface FilterPanelProps extends RootProps<"div"> {
  /** The values to choose from, with their counts. */
  readonly facets: ProductPage["facets"];
  /** The filters that hold now. */
  readonly value: ProductFilters;
  /** Called with all filters when one has changed. */
  readonly onChange: (filters: ProductFilters) => void;
  /** The form that the filters are sent with while no script runs. */
  readonly form?: FilterForm | undefined;
  /** The allergens saved for all lists; without it the panel filters this list alone. */
  readonly allergens?: KeptAllergens | undefined;
}

/** The allergens that the shopper avoids in all lists. */
export interface KeptAllergens {
  /** Those that are avoided now. */
  readonly avoided: ReadonlyArray<AllergenCode>;
  /** Called with all that are to be avoided when one has changed. */
  readonly onAvoid: (codes: ReadonlyArray<AllergenCode>) => void;
  /** For logged-in shoppers: whether the account stores them too, and the page where they choose that. */
  readonly account?: { readonly isKept: boolean; readonly href: Href } | undefined;
}

const FlagOption = ({ label, sends, count, isOn, onChange }: FlagOptionProps) =>
  count > 0 || isOn ? (
    <Checkbox {...sends} isSelected={isOn} onChange={onChange}>
      {label} <span className={styles.count}>({count})</span>
    </Checkbox>
  ) : null;

const withFlag = (filters: ProductFilters, flag: "discounted" | "news", isOn: boolean): ProductFilters => {
  const { [flag]: _was, ...rest } = filters;
  return isOn ? { ...rest, [flag]: true } : rest;
};

/** Allergens, those that most labels name first. */
const mostNamed = [
  ...new Set<AllergenCode>(["gluten", "milk", "eggs", "nuts", "peanuts", "soybeans", ...allergenCodes]),
];

const OffersSection = ({ facets, value, onChange, form }: FilterPanelProps) => {
  const texts = useTexts("catalogue", catalogueTexts);
  const { discountedCount, newsCount } = facets;
  const { discounted = false, news = false } = value;
  if (discountedCount === 0 && newsCount === 0 && !discounted && !news) return null;
  const flag = (name: "discounted" | "news") => ({
    sends: form === undefined ? {} : { name: form.names[name], value: form.on, form: form.id },
    onChange: (isOn: boolean) => onChange(withFlag(value, name, isOn)),
  });
  return (
    <FilterSection title={texts.offers}>
      <FlagOption label={texts.discounted} {...flag("discounted")} count={discountedCount} isOn={discounted} />
      <FlagOption label={texts.news} {...flag("news")} count={newsCount} isOn={news} />
    </FilterSection>
  );
};

/** The button that saves this list's left-out allergens for all lists, or the note that they are saved. */
const KeepAllergens = ({
  avoided,
  onAvoid,
  account,
  selected,
}: KeptAllergens & { readonly selected: ReadonlyArray<string> }) => {
  const texts = useTexts("catalogue", catalogueTexts);
  const codes = allergenCodes.filter((code) => selected.includes(code));
  const isKept = codes.join() === avoided.join();
  if (isKept && codes.length === 0) return null;
  return (
    <>
      {isKept && <p className={styles.note}>{account?.isKept ? texts.allergensInAccount : texts.allergensKept}</p>}
      {isKept && account?.isKept === false && (
        <Link variant="standalone" href={account.href}>
          {texts.storeAllergens}
        </Link>
      )}
      <Button variant="quiet" onPress={() => onAvoid(isKept ? [] : codes)}>
        {isKept || codes.length === 0 ? texts.forgetAllergens : texts.keepAllergens}
      </Button>
    </>
  );
};

const AllergenSection = ({ value, onChange, form, allergens }: Omit<FilterPanelProps, "facets">) => {
  const allergenNames = useCoreTexts("allergens", allergenTexts);
  const texts = useTexts("catalogue", catalogueTexts);
  return (
    <FilterSection title={texts.withoutAllergens}>
      <FacetGroup
        name={texts.withoutAllergens}
        options={mostNamed.map((code) => ({ id: code, label: allergenNames[code], count: null }))}
        value={value.withoutAllergens ?? []}
        {...(form !== undefined && { form: { id: form.id, name: form.names.withoutAllergens } })}
        onToggle={(code, isOn) => onChange(withoutAllergen(value, { code, isOn }))}
      />
      <p className={styles.note}>{texts.allergenNote}</p>
      {allergens !== undefined && <KeepAllergens {...allergens} selected={value.withoutAllergens ?? []} />}
    </FilterSection>
  );
};

/**
 * Filters a list of products by reductions, news, price, attributes, and allergens to leave out.
 * @rule ALLERGEN-1, ALLERGEN-3
 */
export const FilterPanel = ({ facets, value, onChange, form, allergens, className, ...root }: FilterPanelProps) => {
  const texts = useTexts("catalogue", catalogueTexts);
  const currency = currencyMark(useFormats());
  const {
    attributes,
    priceFrom,
    priceTo,
    discounted: _discounted,
    news: _news,
    withoutAllergens: _without,
    ...fixed
  } = value;
  return (
    <div {...root} className={classNames(styles.panel, className)}>
      <OffersSection facets={facets} value={value} onChange={onChange} form={form} />
      <FilterSection title={texts.price(currency)}>
        <PriceRangeField
          key={`${priceFrom}-${priceTo}`}
          value={{ from: priceFrom ?? null, to: priceTo ?? null }}
          bounds={{ from: facets.priceMin, to: facets.priceMax }}
          {...(form !== undefined && { form: { id: form.id, from: form.names.priceFrom, to: form.names.priceTo } })}
          onChange={({ from, to }) => {
            const { priceFrom: _from, priceTo: _to, ...rest } = value;
            onChange({
              ...rest,
              ...(from === null ? {} : { priceFrom: from }),
              ...(to === null ? {} : { priceTo: to }),
            });
          }}
        />
      </FilterSection>
      {facets.attributes.map((facet) => (
        <FilterSection key={facet.code} title={facet.name}>
          <FacetGroup
            name={facet.name}
            options={facet.options}
            value={attributes?.[facet.code] ?? []}
            {...(form !== undefined && { form: { id: form.id, name: form.nameOf(facet.code) } })}
            onToggle={(optionId, isOn) => onChange(toggledOption(value, { code: facet.code, optionId, isOn }))}
          />
        </FilterSection>
      ))}
      <AllergenSection value={value} onChange={onChange} form={form} allergens={allergens} />
      {activeFilterCount(value) > 0 && (
        <Button variant="secondary" isWide onPress={() => onChange(fixed)}>
          {texts.clearFilters}
        </Button>
      )}
    </div>
  );
};

interface FlagOptionProps {
  readonly label: string;
  /** In a plain form. */
  readonly sends: { readonly name?: string; readonly value?: string; readonly form?: string };
  readonly count: number;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}
