import type { ProductFilters, ProductPage } from "@kamra/core/catalogue";
import { Button } from "../button/Button.tsx";
import { Checkbox } from "../field/Checkbox.tsx";
import { useTexts } from "../text/useTexts.ts";
import { catalogueTexts } from "./text.hu.ts";
import { activeFilterCount } from "./activeFilterCount.ts";
import { FacetGroup } from "./FacetGroup.tsx";
import { FilterSection } from "./FilterSection.tsx";
import { PriceRangeField } from "./PriceRangeField.tsx";
import { toggledOption } from "./toggledOption.ts";
import styles from "./FilterPanel.module.css";

/** The plain form for pages without scripts, with the field names of the filters. */
export interface FilterForm {
  readonly id: string;
  readonly names: Readonly<Record<"priceFrom" | "priceTo" | "discounted" | "news", string>>;
  readonly nameOf: (attributeCode: string) => string;
  /** The value that an active switch sends. */
  readonly on: string;
}

export interface FilterPanelProps {
  /** The values to choose from, with their counts. */
  readonly facets: ProductPage["facets"];
  readonly value: ProductFilters;
  readonly onChange: (filters: ProductFilters) => void;
  readonly form?: FilterForm | undefined;
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

/** Filters a list of products by reductions, news, price and attributes. */
export const FilterPanel = ({ facets, value, onChange, form }: FilterPanelProps) => {
  const texts = useTexts("catalogue", catalogueTexts);
  const { attributes, priceFrom, priceTo, discounted, news, ...fixed } = value;
  const { discountedCount, newsCount } = facets;
  const sends = (flag: "discounted" | "news") =>
    form === undefined ? {} : { name: form.names[flag], value: form.on, form: form.id };
  return (
    <div className={styles.panel}>
      {(discountedCount > 0 || newsCount > 0 || discounted === true || news === true) && (
        <FilterSection title={texts.offers}>
          <FlagOption
            label={texts.discounted}
            sends={sends("discounted")}
            count={discountedCount}
            isOn={discounted === true}
            onChange={(isOn) => onChange(withFlag(value, "discounted", isOn))}
          />
          <FlagOption
            label={texts.news}
            sends={sends("news")}
            count={newsCount}
            isOn={news === true}
            onChange={(isOn) => onChange(withFlag(value, "news", isOn))}
          />
        </FilterSection>
      )}
      <FilterSection title={texts.price}>
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
            facet={facet}
            selected={attributes?.[facet.code] ?? []}
            {...(form !== undefined && { form: { id: form.id, name: form.nameOf(facet.code) } })}
            onToggle={(optionId, isOn) => onChange(toggledOption(value, { code: facet.code, optionId, isOn }))}
          />
        </FilterSection>
      ))}
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
