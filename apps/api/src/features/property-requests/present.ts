import { type PropertyRequest, requestAmenities, requestCategories } from '@africanscity/contracts/property-requests';
import type { PropertyRequest as RequestRow } from '@africanscity/db/generated/client';

export function presentPropertyRequest(row: RequestRow): PropertyRequest {
  const { id, location, category, name, email, phone, details } = row;
  return {
    id,
    location,
    category,
    categoryReadable: categoryText(category),
    name,
    email,
    phone,
    amenities: amenityTexts(row.amenities),
    details,
    createdAt: row.createdAt.toISOString(),
  };
}

export function categoryText(category: number): string {
  const names: Record<number, string> = requestCategories;
  return names[category] ?? 'Other';
}

export function amenityTexts(names: string[]): string[] {
  const texts: Record<string, string> = requestAmenities;
  return names.map((name) => texts[name] ?? name);
}
